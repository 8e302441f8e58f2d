/** A demo person as the start's table shows it. */
export interface DemoRow {
  name: string
  about: string
}

/** What the start tells once everything answers. */
export interface BannerFacts {
  sites: readonly { name: string; url: string }[]
  /** What is not as it should be with a site, by its name. */
  notes?: ReadonlyMap<string, string>
  /** The one that somebody waits for: its address stands last. */
  shown?: string | undefined
  sandbox: string
  people: readonly DemoRow[]
  password: string
}

const rows = (table: readonly (readonly [string, string])[]) => {
  const width = Math.max(...table.map(([left]) => left.length))
  return table.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`)
}

const post = (sandbox: string, path: string, body: string) =>
  `curl -X POST ${sandbox}/__dev/${path} -H 'content-type: application/json' -d '${body}'`

/** The text that `npm start` ends with: where everything is, who can sign in, and the switches. */
export function banner({ sites, notes, shown, sandbox, people, password }: BannerFacts): string {
  return [
    '',
    'Lobby is up.',
    '',
    'Sites',
    ...rows(sites.map(({ name, url }) => [name, notes?.has(name) ? `${url}   ${notes.get(name)}` : url])),
    '',
    'Sandbox',
    ...rows([
      ['API pages', `${sandbox}/docs`],
      ['switches', `${sandbox}/`],
    ]),
    '',
    `Demo people, the same on every site (password ${password})`,
    ...rows(people.map(({ name, about }) => [name, about])),
    '',
    'Switches (development only)',
    ...rows([
      ['reset', `curl -X POST ${sandbox}/__dev/reset   (or: npm start -- --reset)`],
      ['maintenance on', post(sandbox, 'maintenance', '{"on":true}')],
      ['maintenance off', post(sandbox, 'maintenance', '{"on":false}')],
      ['a day later', post(sandbox, 'clock', '{"advanceMs":86400000}')],
    ]),
    '',
    'Ctrl-C ends all of it.',
    '',
    ...sites.filter(({ name }) => name === shown).flatMap(({ name, url }) => [`${name} is here: ${url}`, '']),
  ].join('\n')
}
