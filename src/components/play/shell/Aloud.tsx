/** News for screen readers. The news is announced at most about once a second, and always with the latest text. */
import { useEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds between two announcements. */
const pause = 1000;

export function Aloud({ text }: { text: string }) {
  const [said, setSaid] = useState(text);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (text === said) return;
    const say = () => {
      saidAt.current = performance.now();
      setSaid(text);
    };
    const later = setTimeout(say, Math.max(0, saidAt.current + pause - performance.now()));
    return () => clearTimeout(later);
  }, [text, said]);
  return (
    <p class="sr" role="status">
      {said}
    </p>
  );
}
