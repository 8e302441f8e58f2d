/** A row of the banner's table of demo people. */
export interface DemoPersonRow {
  name: string
  about: string
}

/** The data that the banner shows. */
export interface StartBannerData {
  sites: readonly { name: string; url: string }[]
  /** Notes about sites, by the name of the site: for example that the site is old, because its folder was refused. */
  notes?: ReadonlyMap<string, string>
  /** The site in the option `--show`: the banner repeats the URL of this site at the end. */
  highlighted?: string | undefined
  sandboxUrl: string
  people: readonly DemoPersonRow[]
  password: string
}

const formatRows = (table: readonly (readonly [string, string])[]) => {
  const width = Math.max(...table.map(([left]) => left.length))
  return table.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`)
}

const formatPost = (sandbox: string, path: string, body: string) =>
  `curl -X POST ${sandbox}/__dev/${path} -H 'content-type: application/json' -d '${body}'`

/**
 * Formats the text that `npm start` prints last: the URLs of the sites and the sandbox, the demo people, and the
 * commands that change the sandbox.
 */
export function formatStartBanner({
  sites,
  notes,
  highlighted,
  sandboxUrl,
  people,
  password,
}: StartBannerData): string {
  return [
    '',
    'Lobby is up.',
    '',
    'Sites',
    ...formatRows(sites.map(({ name, url }) => [name, notes?.has(name) ? `${url}   ${notes.get(name)}` : url])),
    '',
    'Sandbox',
    ...formatRows([
      ['API pages', `${sandboxUrl}/docs`],
      ['switches', `${sandboxUrl}/`],
    ]),
    '',
    `Demo people, the same on every site (password ${password})`,
    ...formatRows(people.map(({ name, about }) => [name, about])),
    '',
    'Switches (development only)',
    ...formatRows([
      ['reset', `curl -X POST ${sandboxUrl}/__dev/reset   (or: npm start -- --reset)`],
      ['maintenance on', formatPost(sandboxUrl, 'maintenance', '{"on":true}')],
      ['maintenance off', formatPost(sandboxUrl, 'maintenance', '{"on":false}')],
      ['advance the clock by a day', formatPost(sandboxUrl, 'clock', '{"advanceMs":86400000}')],
    ]),
    '',
    'Ctrl-C stops everything.',
    '',
    ...sites.filter(({ name }) => name === highlighted).flatMap(({ name, url }) => [`${name} is at: ${url}`, '']),
  ].join('\n')
}
