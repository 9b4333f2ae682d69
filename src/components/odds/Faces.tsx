/** The effect of each face of a die: a strip of ten coloured cells, each with a letter. */

export interface FaceKind {
  /** The class for the colour, as in the bar. */
  readonly id: string;
  /** The letter in the strip; empty for no effect. */
  readonly letter: string;
  /** The effect in words that fit into a sentence: `demoralizes`. */
  readonly words: string;
}

interface Props {
  /** What the die decides. */
  title: string;
  faces: readonly FaceKind[];
}

/** A range of faces: `1 to 4`, `9`, `8 to 10`. */
const span = (from: number, to: number): string => (from === to ? String(from) : `${from} to ${to}`);

/** Groups neighbouring faces with the same effect. */
function spans(faces: readonly FaceKind[]): { from: number; to: number; kind: FaceKind }[] {
  const found: { from: number; to: number; kind: FaceKind }[] = [];
  for (const [at, kind] of faces.entries()) {
    const last = found.at(-1);
    if (last && last.kind.id === kind.id) last.to = at + 1;
    else found.push({ from: at + 1, to: at + 1, kind });
  }
  return found;
}

export function Faces({ title, faces }: Props) {
  const list = spans(faces);
  return (
    <figure class="faces">
      <figcaption>{title}</figcaption>
      <div class="faces-strip" aria-hidden="true">
        {faces.map((kind, at) => (
          <span key={at} class={`face face-${kind.id}`}>
            <small>{at + 1}</small>
            <b>{kind.letter || '–'}</b>
          </span>
        ))}
      </div>
      <p>
        {list.map(({ from, to, kind }, at) => (
          <span key={from}>
            {at > 0 && ', '}
            {span(from, to)} {kind.words}
          </span>
        ))}
      </p>
    </figure>
  );
}
