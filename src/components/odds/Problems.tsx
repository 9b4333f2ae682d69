/** Shows which parts of an address could not be read. */
export function Problems({ problems }: { problems: readonly string[] }) {
  if (!problems.length) return null;
  return (
    <div class="refusals" role="alert">
      <p>
        <b>Some parts of the address could not be read.</b> The rest of the link still works.
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
