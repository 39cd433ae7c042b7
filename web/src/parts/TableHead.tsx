// The head of a table of people or games.

interface Column {
  readonly title: string;
  /** `number` stands to the right, `wide` is left out where there is no room. */
  readonly kind?: 'number' | 'wide' | 'number wide';
  /** For whoever hears the table; others see what stands below. */
  readonly isHidden?: boolean;
}

export function TableHead({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ title, kind, isHidden = false }) => (
          <th key={title} scope="col" className={kind}>
            {isHidden ? <span className="hidden-words">{title}</span> : title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
