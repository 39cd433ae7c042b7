// What a single source file may not be or hold, whoever reads it: checked by tools/boundaries.mjs.

const IMPURE =
  /\b(Math\.random|Date\b|performance\.|setTimeout|setInterval|fetch\(|process\.|document\.|window\.|localStorage|console\.)/;
const MOST_LINES = 400;
/** Code has 110, which Biome sees to; what people read may be a little longer. */
const MOST_COLUMNS_OF_COMMENTS = 160;
const COMMENT = /^\s*(\/\/|\/?\*)/;
/** Written so that this line is none. */
const SILENCED = /\/\/ biome-[i]gnore|@ts-[i]gnore|@ts-[e]xpect-error/;
/** What is no code: comments, strings, templates, regular expressions, and names that imports and exports give. */
const NO_CODE =
  /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:] ?)\/(?:[^/\\\n]|\\.)+\/|\b(?:import|export)\b[^;{]*\{[^}]*\} from|\bimport \* as/gm;
/** Any cast but `as const`. */
const CAST = /\bas (?!const\b)[\w{([]/;
/** Beside a cast, or above it: why it is right. */
const REASON = /\/\/ cast: \S/;

const codeOf = (text) => text.replace(NO_CODE, (match) => match.replace(/[^\n]/g, ' '));

/** The lines with a cast and no reason beside it. */
function casts(text) {
  const lines = text.split('\n');
  const isBare = (code, n) =>
    CAST.test(code) && !REASON.test(lines[n] ?? '') && !REASON.test(lines[n - 1] ?? '');
  return codeOf(text)
    .split('\n')
    .flatMap((code, n) => (isBare(code, n) ? [n + 1] : []));
}

/** The lines with a comment that nobody reads to its end. */
const longComments = (text) =>
  text
    .split('\n')
    .flatMap((line, n) => (COMMENT.test(line) && line.length > MOST_COLUMNS_OF_COMMENTS ? [n + 1] : []));

/** What the file itself breaks, whatever it imports. */
export function refuseFile(name, text) {
  const isRules = /^(kernel\/src|(games\/[^/]+|cli\/template)\/(src|bot))\//.test(name);
  const impure = isRules ? IMPURE.exec(codeOf(text)) : null;
  const isLong = !/\/(data|texts)\//.test(name) && text.split('\n').length > MOST_LINES + 1;
  return [
    ...(impure === null ? [] : [`${impure[0]} has no place in rules`]),
    ...(isLong ? [`more than ${MOST_LINES} lines`] : []),
    ...longComments(text).map(
      (line) => `line ${line}: a comment of more than ${MOST_COLUMNS_OF_COMMENTS} columns`,
    ),
    ...(SILENCED.test(text) ? ['silences a check'] : []),
    ...casts(text).map((line) => `line ${line}: a cast without a reason ("// cast: …")`),
  ];
}
