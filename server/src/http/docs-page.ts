// The page about the routes: the OpenAPI document for people, without a script.
import { allRoutes, ERRORS, errorsOf, nothing, type Route, TAGS, WHO } from '@comptoir/protocol';
import { sentSchema } from '@comptoir/protocol/openapi';

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #33231d; background: #fffaf0 }
code { font: 0.95em ui-monospace, monospace } summary { cursor: pointer; padding: 0.3rem 0 } details { border-top: 1px solid #0002 }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700 } li { margin: 0.2rem 0 }`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/`([^`]+)`/g, '<code>$1</code>');

/** What is sent with a request, as JSON Schema. */
function sentPart(title: string, schema: Route['body']): string {
  if (schema === nothing) return '';
  return `<p>${title}</p><pre>${escaped(JSON.stringify(sentSchema(schema).properties ?? sentSchema(schema), null, 2))}</pre>`;
}

function routeSection(name: string, route: Route): string {
  const errors = errorsOf(route).map((code) => `<code>${code}</code> (${ERRORS[code][0]})`);
  const scope = route.scope === null ? 'no token will do' : `a token with \`${route.scope}\` will do`;
  return `<details id="${name}">
<summary><span class="method">${route.method}</span> <code>${escaped(route.path)}</code> ${escaped(route.summary)}</summary>
<p>${escaped(route.description)}</p>
<ul>
<li>Operation: <code>${name}</code></li>
<li>Who may call: ${escaped(WHO[route.who])}${route.who === 'anybody' ? '' : ` Of tokens: ${escaped(scope)}.`}</li>
<li>Answers ${route.status}, <code>${route.type}</code>; refuses with ${errors.join(', ')}</li>
</ul>
${sentPart('Query', route.query)}${sentPart('Body', route.body)}</details>`;
}

export function docsPage(): string {
  const groups = Object.entries(allRoutes).map(([tag, group]) => {
    const sections = Object.entries<Route>(group).map(([name, route]) =>
      routeSection(`${tag}.${name}`, route),
    );
    const says = Object.entries(TAGS).find(([name]) => name === tag)?.[1] ?? '';
    return `<h2>${tag}</h2><p>${escaped(says)}</p>${sections.join('\n')}`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Comptoir API</title>
<style>${STYLE}</style>
<h1>Comptoir API</h1>
<p>The same for machines, with every schema: <a href="/api/docs/json">OpenAPI document</a>.</p>
${groups.join('\n')}
</html>
`;
}
