import { parseArgs } from 'node:util'

/** The description of a verb, for `help` and to check arguments. */
export interface VerbDescription {
  /** The arguments after the verb, in the notation of help texts: `<id> [release]`. */
  readonly takes: string
  /** A description of the verb in one line. */
  readonly does: string
  /** The description of each option, by its notation: `--name <text>`. An option with `<...>` needs a value. */
  readonly options: Readonly<Record<string, string>>
  /**
   * `count` is the number of first arguments that are merchant ids. `of` decides which ids are valid: `folders` means
   * existing folders, `new` means a merchant that does not exist yet, and `releases` means existing folders and the
   * merchants in releases, because a folder may have been removed.
   */
  readonly ids?: { readonly count: number; readonly of: 'folders' | 'new' | 'releases' }
  readonly example: string
}

const folders = (count = Infinity) => ({ count, of: 'folders' }) as const
const store = { '--store <dir>': 'the folder of the releases (.releases)' }
const demo = { '--demo': 'also serves sites with values of the demonstration; the log records who did so' }
const json = { '--json': 'prints JSON' }
const merchants = { '--merchants <dir>': 'the folder of all merchants (merchants)' }

/**
 * All verbs of `npm run merchant -- <verb>`, in the order in which a merchant's owner uses them, from `new` to
 * `remove`.
 */
export const VERBS = {
  new: {
    takes: '[id]',
    does: 'creates a folder from a name, a brand colour and a logo; asks for missing values',
    options: {
      '--country <code>':
        'the country of the players, BR or Brazil: determines the default language, currency, time zone, ' +
        'minimum age and market',
      '--name <text>': 'the name that players see, 40 letters at most; derived from the id by default',
      '--brand <colour>': 'the brand colour, "#e4002b"; in quotes, because # begins a comment in a shell',
      '--logo <file>': 'an .svg or .png file; without one a monogram is drawn',
      '--from <id>':
        'takes over the flags, hosts of the page, market, shape and fonts of that folder, but not its brand',
      '--host <name>': 'a domain; may be repeated',
      '--owner <text>': 'the person responsible for the brand',
      '--mode <dark or light>': 'the page; chosen to fit the logo or the brand colour by default',
      '--accent <colour>': 'the accent colour; derived from the brand colour by default',
      '--gradient <colour>': 'the end colour of the gradient of the main action',
      '--code <text>': "the platform's code of the merchant (<id>01)",
      '--trial-code <text>': 'the code for trial accounts (<code>t)',
      '--key <pem>': "the platform's public key; by default that of another folder, which only works with the sandbox",
      '--csv <file>': 'creates a folder for each row of a CSV file with the columns id, name, brand and other options',
      '--dry-run': 'lists what it would write',
      '--start': 'starts all sites afterwards, like npm start',
    },
    ids: { count: 1, of: 'new' },
    example: 'new acme --brand "#e4002b" --logo logo.svg',
  },
  doctor: {
    takes: '[id...]',
    does: 'lists every mistake in the folders, with file, line and cure',
    options: { '--fix': 'fixes unambiguous mistakes, and draws icons that are missing or old', ...json },
    ids: folders(),
    example: 'doctor acme --fix',
  },
  show: {
    takes: '<id>',
    does: 'prints every value with its origin',
    options: {
      '--resolved': 'the default',
      '--public': 'prints the part of the folder that reaches the browser, as JSON',
    },
    ids: folders(1),
    example: 'show acme --public',
  },
  diff: {
    takes: '<a> <b>',
    does: 'prints the differences between two merchants',
    options: { '--all': 'also prints derived values' },
    ids: folders(2),
    example: 'diff acme kite',
  },
  build: {
    takes: '[id...]',
    does: 'compiles once, then stamps all merchant folders, or the named ones',
    options: {
      '--release': 'makes the smallest files and complete sites, for a deployment',
      '--shared':
        'stores chunks and dictionaries once in .shared, to which the sites link; the default without --release',
      '--whole': 'makes each site complete; the default with --release',
      '--shard <2/5>': 'stamps only the second of five parts of the fleet, so that several machines can share the work',
      '--no-worker': 'makes sites whose service worker clears its caches and unregisters itself',
      '--out <dir>': 'the folder of the sites (apps/mobile-web/dist/sites)',
    },
    ids: folders(),
    example: 'build acme',
  },
  preview: {
    takes: '<id>',
    does:
      "serves one merchant at this machine's network address, with a QR code for a phone; needs a running npm " +
      'start for data',
    options: {
      '--port <number>': 'the port (4800)',
      '--address <ip>': 'the address, if this machine is in several networks',
      '--sandbox <origin>':
        'the source of its data; by default the first of http://127.0.0.1:4700 to 4710 that has the merchant',
    },
    ids: folders(1),
    example: 'preview acme',
  },
  shots: {
    takes: '<id>',
    does: 'takes screenshots of every screen in its states, as sheets and one page; needs a Chromium',
    options: {
      '--width <px>': 'the width of the phone (360)',
      '--height <px>': 'the height of the phone (800)',
      '--only <text>': 'only the screens whose name contains the text',
      '--language <code>': 'a language (EN and PT); may be repeated',
      '--out <dir>': 'the folder of the screenshots (.reports/shots)',
    },
    ids: folders(1),
    example: 'shots acme --only home',
  },
  prove: {
    takes: '<id>',
    does:
      "checks a merchant like the product's own: its folder, every journey, every screen with axe; takes six " +
      'minutes or more',
    options: {
      ...merchants,
      '--only <text>': 'only the journeys whose title contains the text; proves nothing about the others',
      '--workers <number>': 'the number of parallel journeys',
    },
    ids: folders(1),
    example: 'prove acme',
  },
  proof: {
    takes: '',
    does: 'writes a page with a row for each merchant, a column for each rule, and the reasons for failures',
    options: { ...merchants, '--out <file>': 'the path of the page (.reports/proof.html)' },
    example: 'proof',
  },
  flags: {
    takes: '',
    does: 'lists the owner, date and use of each flag, and the flags that are on for no merchant or for all',
    options: json,
    example: 'flags',
  },
  reference: {
    takes: '',
    does: 'lists every key and flag in docs/reference.md, and in .reports/reference.md also the merchants that use each',
    options: {},
    example: 'reference',
  },
  impact: {
    takes: '<commit>',
    does: 'lists the merchants, screens, texts and flags that differ from a commit',
    options: { ...json, '--exit-code': 'exits with 3 if a merchant changes (2: the commit cannot be built)' },
    example: 'impact main',
  },
  release: {
    takes: '[id...]',
    does: 'makes a release of all merchants, or of the named ones, without serving it',
    options: {
      '--name <text>': 'its name (the day and a number)',
      '--onto <release>': 'uses the code of an earlier release, for a hotfix of the named merchants',
      ...store,
    },
    ids: folders(),
    example: 'release --name 2026-11-22.1',
  },
  promote: {
    takes: '<release>',
    does: 'serves a release to a ring of releases.jsonc, after all earlier rings are on it',
    options: { '--ring <ring>': 'the ring', ...demo, ...store },
    example: 'promote 2026-11-22.1 --ring canary',
  },
  rollback: {
    takes: '<id> <release>',
    does: 'serves one merchant from a named release',
    options: { ...demo, ...store },
    ids: { count: 1, of: 'releases' },
    example: 'rollback acme 2026-11-20.2',
  },
  host: {
    takes: '<nginx or caddy>',
    does: 'prints the complete configuration of a web server for all merchants that are served from releases',
    options: {
      '--platform <origin>': 'the origin of the platform, to which API calls and pictures are passed on; needed',
      '--port <number>': 'the port for plain HTTP behind a load balancer; without it the server ends TLS itself',
      '--certificates <dir>': 'nginx: the folder with <host>/fullchain.pem and privkey.pem (/etc/letsencrypt/live)',
      '--out <file>': 'writes the configuration to a file',
      ...store,
    },
    example: 'host nginx --platform https://api.example.com --out /etc/nginx/conf.d/lobby.conf',
  },
  releases: {
    takes: '[id [release]]',
    does: 'lists all releases with the merchants on them, the releases of a merchant, or the files of one',
    options: { ...json, ...store },
    ids: { count: 1, of: 'releases' },
    example: 'releases acme',
  },
  remove: {
    takes: '<id>',
    does: 'removes a folder and its site, after listing the files and asking',
    options: { '--yes': 'removes without asking' },
    ids: folders(1),
    example: 'remove acme',
  },
  help: { takes: '[verb]', does: 'lists the verbs, or describes one', options: {}, example: 'help new' },
} as const satisfies Readonly<Record<string, VerbDescription>>

export type Verb = keyof typeof VERBS

/** Options that may be repeated. */
const repeatable = ['host', 'language'] as const

type NameOf<Option> = Option extends `--${infer Name} <${string}`
  ? Name
  : Option extends `--${infer Name}`
    ? Name
    : never
type ValueOf<Option> = Option extends `${string}<${string}` ? string : boolean
type Options<V extends Verb> = (typeof VERBS)[V]['options']

/** The values of a verb's options, by name. */
export type VerbOptionValues<V extends Verb> = {
  readonly [Option in keyof Options<V> as NameOf<Option>]?:
    | (NameOf<Option> extends (typeof repeatable)[number] ? readonly string[] : ValueOf<Option>)
    | undefined
}

/** Converts options such as `--brand <colour>` and `--dry-run` into the form that Node's parser needs. */
export const getVerbParseOptions = (verb: Verb) =>
  Object.fromEntries(
    Object.keys(VERBS[verb].options).map((option) => {
      const name = option.replace(/^--/, '').replace(/ .*/, '')
      const multiple = repeatable.some((each) => each === name)
      return [name, { type: option.includes('<') ? 'string' : 'boolean', ...(multiple && { multiple }) } as const]
    }),
  )

/** Parses the arguments after a verb. @throws Node's error for an option that the verb does not have. */
export function parseVerbArguments<V extends Verb>(verb: V, argv: readonly string[]) {
  const allowPositionals = VERBS[verb].takes !== ''
  const { values, positionals } = parseArgs({ args: [...argv], allowPositionals, options: getVerbParseOptions(verb) })
  return { values: values as VerbOptionValues<V>, positionals }
}
