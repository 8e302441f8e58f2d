import { parseArgs } from 'node:util'

/** What is said of a verb: by `help`, and when what was written is held against it. */
export interface VerbText {
  /** What follows the verb, as one writes it. */
  readonly takes: string
  /** What it does, in a line. */
  readonly does: string
  /** Each option as one writes it, `--name <text>`, and what it does. One with a `<...>` needs a value. */
  readonly options: Readonly<Record<string, string>>
  /** How many of the words are ids of merchants, from the first; a new one's is none yet, and a release may have one whose folder is gone. */
  readonly ids?: { readonly count: number; readonly of: 'folders' | 'new' | 'releases' }
  readonly example: string
}

const folders = (count = Infinity) => ({ count, of: 'folders' }) as const
const store = { '--store <dir>': 'where the releases lie (.releases)' }
const json = { '--json': 'the same for a machine' }
const merchants = { '--merchants <dir>': 'where the folders are (merchants)' }

/** Every verb of `npm run merchant -- <verb>`, in the order of a merchant's life. */
export const verbs = {
  new: {
    takes: '[id]',
    does: 'a folder from a name, a brand colour and a logo; asks for what is not said',
    options: {
      '--country <code>':
        'where the players live, BR or Brazil: gives first language, currency, time zone, minimum age and market',
      '--name <text>': 'as players read it, 40 letters at most; else made of the id',
      '--brand <colour>': 'the brand colour, "#e4002b"; in quotes, as a shell takes # for a remark',
      '--logo <file>': 'an .svg or .png file; without one a monogram is drawn',
      '--from <id>': "takes over that folder's flags, hosts of the page, market, shape and fonts, never its brand",
      '--host <name>': 'a domain; more than once',
      '--owner <text>': 'who answers for the brand',
      '--mode <dark or light>': 'the ground; else what the logo or the brand colour is best seen on',
      '--accent <colour>': 'what is live, where it is not to be derived',
      '--gradient <colour>': 'the far end of the action',
      '--code <text>': "the platform's code of the merchant (<id>01)",
      '--trial-code <text>': 'the code for trial accounts (<code>t)',
      '--key <pem>': "the platform's public key; else the one of another folder, for the sandbox alone",
      '--dry-run': 'says what it would write',
      '--start': 'shows it at once, as npm start does',
    },
    ids: { count: 1, of: 'new' },
    example: 'new acme --brand "#e4002b" --logo logo.svg',
  },
  doctor: {
    takes: '[id...]',
    does: 'every mistake in the folders, with file, line and cure',
    options: { '--fix': 'mends what leaves nothing to decide, and draws icons that are missing or old', ...json },
    ids: folders(),
    example: 'doctor acme --fix',
  },
  show: {
    takes: '<id>',
    does: 'every value and where it comes from',
    options: {
      '--resolved': 'that; the way without an option',
      '--public': 'what of the folder reaches the browser, as JSON',
    },
    ids: folders(1),
    example: 'show acme --public',
  },
  diff: {
    takes: '<a> <b>',
    does: 'in what two merchants differ',
    options: { '--all': 'what is derived, too' },
    ids: folders(2),
    example: 'diff acme kite',
  },
  build: {
    takes: '[id...]',
    does: 'compiles once, then stamps every merchant folder, or those named',
    options: {
      '--release': 'the smallest files, each site complete by itself: for a deployment',
      '--shared':
        'chunks and dictionaries once, in .shared beside the sites, which link to it; the way of a build that is no release',
      '--whole': 'each site complete by itself; the way of a release',
      '--shard <2/5>': 'the second of five parts of the fleet, which several machines stamp together',
      '--no-worker': 'sites whose service worker clears everything and goes',
      '--out <dir>': 'where the sites go (apps/mobile-web/dist/sites)',
    },
    ids: folders(),
    example: 'build acme',
  },
  preview: {
    takes: '<id>',
    does: "one merchant on this machine's address in the network, with a QR code for the phone; npm start beside it gives it data",
    options: {
      '--port <number>': '4800',
      '--address <ip>': 'where there are several networks',
      '--sandbox <origin>': 'where its data is; else the first of http://127.0.0.1:4700 to 4710 that knows it',
    },
    ids: folders(1),
    example: 'preview acme',
  },
  shots: {
    takes: '<id>',
    does: 'every screen in its states: sheets, and one page of all of them; needs a Chromium',
    options: {
      '--width <px>': 'how wide the phone is (360)',
      '--height <px>': 'how high (800)',
      '--only <text>': 'the screens whose name holds the text',
      '--language <code>': 'EN and PT unless said; more than once',
      '--out <dir>': 'where they go (.reports/shots)',
    },
    ids: folders(1),
    example: 'shots acme --only home',
  },
  prove: {
    takes: '<id>',
    does: 'a brand against all that holds for each: its folder, every journey, every screen with axe; six minutes and more',
    options: {
      ...merchants,
      '--only <text>': 'the journeys whose title holds the text; proves nothing of the rest',
      '--workers <number>': 'how many at once',
    },
    ids: folders(1),
    example: 'prove acme',
  },
  proof: {
    takes: '',
    does: 'one page: a row a merchant, a column a rule, and why where it fails',
    options: { ...merchants, '--out <file>': 'where the page goes (.reports/proof.html)' },
    example: 'proof',
  },
  flags: {
    takes: '',
    does: 'the ledger: owner, date and use of each flag, those on nowhere and everywhere',
    options: json,
    example: 'flags',
  },
  reference: {
    takes: '',
    does: 'writes docs/reference.md anew, after a change of a folder',
    options: {},
    example: 'reference',
  },
  impact: {
    takes: '<commit>',
    does: "which merchants, screens, texts and flags differ from a commit's",
    options: { ...json, '--exit-code': 'ends with 3 when somebody changes (2: the commit cannot be built)' },
    example: 'impact main',
  },
  release: {
    takes: '[id...]',
    does: 'makes a release of every merchant, or of those named; nobody is served from it yet',
    options: { '--name <text>': 'what it is called (the day and a number)', ...store },
    ids: folders(),
    example: 'release --name 2026-11-22.1',
  },
  promote: {
    takes: '<release>',
    does: 'serves it to a ring of releases.jsonc, once the rings before are on it',
    options: { '--ring <ring>': 'to whom', ...store },
    example: 'promote 2026-11-22.1 --ring canary',
  },
  rollback: {
    takes: '<id> <release>',
    does: 'serves one merchant from a release by its name',
    options: store,
    ids: { count: 1, of: 'releases' },
    example: 'rollback acme 2026-11-20.2',
  },
  releases: {
    takes: '[id [release]]',
    does: 'every release and who is on it; of one merchant; every file of one',
    options: { ...json, ...store },
    ids: { count: 1, of: 'releases' },
    example: 'releases acme',
  },
  remove: {
    takes: '<id>',
    does: 'takes a folder and its site away, after naming what goes and asking',
    options: { '--yes': 'without asking' },
    ids: folders(1),
    example: 'remove acme',
  },
  help: { takes: '[verb]', does: 'this, or all of a verb', options: {}, example: 'help new' },
} as const satisfies Readonly<Record<string, VerbText>>

/** The name of a verb. */
export type Verb = keyof typeof verbs

/** Options that may be said more than once. */
const repeatable = ['host', 'language'] as const

type NameOf<Option> = Option extends `--${infer Name} <${string}`
  ? Name
  : Option extends `--${infer Name}`
    ? Name
    : never
type ValueOf<Option> = Option extends `${string}<${string}` ? string : boolean
type Options<V extends Verb> = (typeof verbs)[V]['options']

/** What was said of the options of a verb, by their names. */
export type Values<V extends Verb> = {
  readonly [Option in keyof Options<V> as NameOf<Option>]?:
    | (NameOf<Option> extends (typeof repeatable)[number] ? readonly string[] : ValueOf<Option>)
    | undefined
}

/** `--brand <colour>` and `--dry-run` as Node reads options. */
export const optionsOf = (verb: Verb) =>
  Object.fromEntries(
    Object.keys(verbs[verb].options).map((option) => {
      const name = option.replace(/^--/, '').replace(/ .*/, '')
      const multiple = repeatable.some((each) => each === name)
      return [name, { type: option.includes('<') ? 'string' : 'boolean', ...(multiple && { multiple }) } as const]
    }),
  )

/** Reads what follows a verb. @throws Node's error for an option that the verb does not take */
export function argumentsOf<V extends Verb>(verb: V, argv: readonly string[]) {
  const allowPositionals = verbs[verb].takes !== ''
  const { values, positionals } = parseArgs({ args: [...argv], allowPositionals, options: optionsOf(verb) })
  return { values: values as Values<V>, positionals }
}
