import { problemCodes, type ProblemCode } from './Problem.ts'

interface CodePage {
  /** Why it matters, and what to do. */
  readonly why: string
  readonly wrong: string
  readonly right: string
  /** What `--fix` does about it, where it does. */
  readonly fix?: string
}

const page = (why: string, wrong: string, right: string, fix?: string): CodePage => ({
  why,
  wrong,
  right,
  ...(fix !== undefined && { fix }),
})

/** The page of each code: what the line in the terminal has no room for. */
const codePages: Readonly<Record<ProblemCode, CodePage>> = {
  LM001: page(
    'A folder is four files and its pictures. Without one of the four nothing can be stamped.',
    'merchants/acme/ without cdn.jsonc',
    'Copy it from another folder and change its values, or make the folder anew by `merchant new`.',
  ),
  LM002: page(
    'The doctor cannot read the rest of a file that does not parse: fix the named place, and run it again. Comments and trailing commas are allowed, single quotes are not, and each text is on one line.',
    `"currency": "BRL,`,
    `"currency": "BRL",`,
    'Puts in missing commas, quotes around numbers that begin with 0, double quotes in the place of others, true and false for yes, no and the like, ":" for "=", and "//" for "#".',
  ),
  LM003: page(
    'A key that the product does not know does nothing, and somebody meant it to do something.',
    `"radios": "small"`,
    `"radius": "small"`,
    'Writes the known key if only one letter or the capitals differ and the key is not there too. It suggests a key that differs by more, and leaves the file as it is.',
  ),
  LM004: page(
    'These keys have no value that would fit every merchant, so none is guessed.',
    `{ "name": "Acme" }`,
    `{ "name": "Acme", "currency": "BRL" }`,
  ),
  LM005: page(
    'The value is of another kind, or not one of those offered. An editor that knows the schema offers them.',
    `"minimumAge": "18"`,
    `"minimumAge": 18`,
    'Takes quotes off numbers and truth values, puts them around texts, makes a list of one text, and mends a spelling that can only be one of the values.',
  ),
  LM006: page('The later of two equal keys would win in silence.', `"PLYRBT": true, "PLYRBT": false`, `"PLYRBT": true`),
  LM007: page(
    'The value has the right type, but is not valid for its field: for example not a host, a colour, an address or a time zone, or a name that is too long.',
    `"hosts": ["https://www.acme.example/"]`,
    `"hosts": ["www.acme.example"]`,
    'Takes off schemes, ports and last slashes, puts hosts into small letters (beyond ASCII into their xn-- form), writes languages and currencies by their codes, and digits of a colour as "#rrggbb". A colour by its name or for print, and a time zone by a place, are to be decided.',
  ),
  LM008: page(
    'A text that somebody meant to replace, or a value out of a manual: players would read it, or stand before nothing.',
    `"copyright": "TODO"`,
    `"copyright": "© 2026 Acme"`,
  ),
  LM009: page(
    'A letter with an accent is other bytes in each encoding, and players would see a question mark in its place. The message names the first line with such a letter.',
    'merchant.jsonc saved as Latin-1 or UTF-16',
    'merchant.jsonc saved as UTF-8',
  ),
  LM010: page(
    'A folder is read for itself alone. A path that leaves it could take the files of another merchant, or of the machine, into a site. Pipes, sockets and devices are refused too: their content is not in the folder.',
    `"encryptionKey": "../kite/encryption-key.pem"`,
    `"encryptionKey": "encryption-key.pem"`,
  ),
  LM011: page(
    'The file that is named, or that every folder has, is not there. Names count letter by letter, capitals too.',
    'no assets/hero.webp',
    'a picture of 750 x 320 at assets/hero.webp',
    'Draws icons that are missing, where art/icon.svg is there.',
  ),
  LM012: page(
    'Each picture must have a certain format and size in pixels, and may have a certain number of bytes, so that the first screen appears quickly and does not move. The format is that of the content, whatever the name says. The file name needs the extension of that format, because web servers choose the media type by it. Empty, truncated and animated files are refused. A logo or a seal may have 2,000 pixels on each side: a small file can contain so many pixels that a phone freezes.',
    'assets/icon-192.png of 512 x 512',
    'assets/icon-192.png of 192 x 192',
  ),
  LM013: page(
    'An SVG is a document: it could run a script or call a foreign address on every page. Shapes and paint alone pass. Parts that use each other again and again can freeze a page: 2,000 in all are the most, each counted as often as it is drawn. So can a dashed line, whose dashes may be finer than any pixel, and a pattern, whose tiles may be: draw them as shapes.',
    '<svg onload="...">',
    'Exported as a plain SVG: outlines instead of text, styles as attributes.',
  ),
  LM014: page(
    'Fonts are the heaviest part of a first visit: two files and 40,000 bytes together at most.',
    'three faces of 30 kB',
    'One face, cut down to the letters of the languages that are offered; "system" for the rest.',
  ),
  LM015: page(
    'A folder where a file was to be, a file where a folder was to be, something that nobody but its owner may read, a file of more than a million bytes, or a document of another program, such as a Word document, under the name of a text. Other folders are looked at all the same.',
    'a file named messages',
    'a folder named messages, with PT.json in it',
  ),
  LM020: page(
    'Passwords are encrypted for the platform by this key. A private key in a folder has been seen by everybody who saw the folder: replace the pair.',
    '-----BEGIN PRIVATE KEY-----',
    '-----BEGIN PUBLIC KEY-----, RSA of 2048 bits or more',
    'Rewrites a complete key in the PEM format if a mail or a program has changed its line breaks.',
  ),
  LM021: page(
    'A flag that is not known switches nothing.',
    `"MAILSEN": true`,
    `"MAILCEN": true`,
    'Writes the known flag if only one letter or the capitals differ and the flag is not there too. It suggests a flag that differs by more, and leaves the file as it is.',
  ),
  LM022: page(
    'The flag shows a part of something that another flag shows.',
    `"REGMOBVERF3": true`,
    `"USERNAMEREG3": true, "REGMOBVERF3": true`,
  ),
  LM023: page(
    "An emulator's tokens carry no signature: anybody could sign in as anybody. Firebase keeps projects named demo-... apart from all real ones.",
    `"projectId": "acme-players", "emulator": true`,
    `"projectId": "demo-acme", "emulator": true`,
  ),
  LM024: page(
    'The rules of this market count in one currency alone.',
    `"market": "BR", "currency": "EUR"`,
    `"market": "BR", "currency": "BRL"`,
  ),
  LM025: page(
    'A market pack is the law of one country. A site that does not serve that country follows rules that hold elsewhere, and its first dialling code is that of another country.',
    `"market": "UK", "countries": ["BR"]`,
    `"market": "UK", "countries": ["GB", "BR"]`,
  ),
  LM030: page(
    'Trial accounts are told from others by their code.',
    `"code": "acme01", "trialCode": "acme01"`,
    `"code": "acme01", "trialCode": "acme01t"`,
  ),
  LM031: page(
    'Every language that is offered needs a dictionary of the product, and the default one is among those that are offered.',
    `"languages": { "default": "DE", "offered": ["EN", "PT"] }`,
    `"languages": { "default": "PT", "offered": ["EN", "PT"] }`,
  ),
  LM032: page(
    'The platform tells merchants apart by their codes.',
    `"code": "aurora01" in two folders`,
    'The code that the platform gave this merchant.',
  ),
  LM033: page(
    'A host answers with one site. Two merchants on one origin would share what the browser keeps. A game, or a page of the customer service, at the host of a site could read the session that the site keeps there.',
    `"hosts": ["www.acme.example"] in two folders`,
    'A host in one folder alone, and once.',
  ),
  LM034: page(
    'A Firebase project holds the accounts of players: two merchants with one would share them, and who signs in at one is signed in at the other. Projects named demo-..., which live in the emulator, may be shared.',
    `"projectId": "acme-players" in two folders`,
    'A Firebase project, with its sign-in host, for each merchant.',
  ),
  LM035: page(
    'A host with an accent, or with letters of another alphabet, can look the same as another host. Players then take one site for the other, and browsers warn of it.',
    `"hosts": ["xn--csino-4ve.example"], which is "c\u0430sino.example" with a Cyrillic letter`,
    'A host that does not look like another one.',
  ),
  LM040: page(
    'Text needs 4.5:1, large text and the parts of controls 3:1, in every state, or some players cannot read it; the accent, a fill with text of its own, must be seen on the page at all: 1.3:1. A colour of yours is never changed in silence.',
    `"brand": "#30304f" on a dark page`,
    'The nearest colour of the same hue, which the message names.',
  ),
  LM041: page(
    'Surfaces grow lighter from a dark page and darker from a pale one. A page in between has no room for them.',
    `"mode": "dark", "page": "#c0c0d0"`,
    `"mode": "light", "page": "#f7f7fb"`,
  ),
  LM050: page(
    "A folder changes the product's texts; a text that the product does not show would be read by nobody.",
    `{ "core.hom": "Lobby" }`,
    `{ "core.home": "Lobby" }`,
    'Writes the known id if only one letter or the capitals after its prefix differ and the id is not there too. It suggests an id that differs by more, and leaves the file as it is: "core.login" and "core.loading" are two texts.',
  ),
  LM051: page(
    "A text with other placeholders than the original's, with markup, or with a brace that nothing closes would fail when it is shown.",
    `{ "core.hello": "Olá" } for "Hello {name}"`,
    `{ "core.hello": "Olá {name}" }`,
  ),
  LM052: page(
    'No button, title or bar has room for a text of more than 200 letters that is more than ten times as long as the usual one: it would push everything else off the page.',
    `{ "core.signIn": "..." } with 500 letters, for "Sign in"`,
    `{ "core.signIn": "Come in" }`,
  ),
  LM060: page(
    'Left over from the folder that was copied? Two sites of one brand are allowed, so this refuses nothing.',
    `"name": "Aurora" in two folders`,
    'The name and the copyright line of this brand.',
  ),
  LM061: page(
    'Left over from the folder that was copied? Two sites of one brand are allowed, so this refuses nothing.',
    "another brand's logo",
    "This brand's own pictures.",
  ),
  LM062: page(
    'The drawing changed and the icons did not: phones go on with the old mark.',
    'art/icon.svg is newer than assets/icon-192.png',
    'The icons of the drawing.',
    'Draws them again. An icon that was made by hand stays.',
  ),
  LM063: page(
    'What nothing names is not shipped. Mostly it is an old picture, a note, or settings of a machine that should not lie there at all. A link to a folder is named too: nothing behind it is looked at.',
    'assets/logo-old.svg',
    'Removed, or under art/ if it is a drawing.',
  ),
  LM064: page(
    "A new folder has the values of the sandbox, so that it runs at once. They must be replaced before players use the site: a comment above each value says so. Once a folder has a host that is not *.localhost, the doctor looks at the values too: the sandbox's public key, the licence text of a demonstration, the emulator, and addresses on localhost in cdn.jsonc.",
    `// To be set: both codes, as the platform gave them.\n"code": "acme01",`,
    `"code": "k7x2",`,
  ),
  LM065: page(
    'The header shows the logo on the page as it is: a white one on a white page is a hole.',
    'a white logo, and "mode": "light"',
    "The brand's logo for a light ground.",
  ),
  LM066: page(
    'An editor that finds the schema completes and explains each key, and underlines what is wrong. By a wrong path it finds nothing, and says nothing.',
    '"$schema": "./merchant.schema.json"',
    '"$schema": "../../packages/merchant/schema/merchant.schema.json"',
    'Writes the right path.',
  ),
  LM067: page(
    'Whoever finds a mistake in a folder asks its README.md whom to tell. It is not shipped.',
    'merchants/acme/ without README.md',
    'A README.md with who answers for the brand, its domains, and what is left to do.',
  ),
  LM068: page(
    'Google and Facebook sign in by a Firebase project of the merchant. Without one the flag switches nothing.',
    '"GOOGLELOGIN3": true without "firebase" in merchant.jsonc',
    '"GOOGLELOGIN3": false, or a "firebase" in merchant.jsonc',
  ),
  LM069: page(
    'Free licences of fonts ask that each copy carries their text. It goes into the site with the font.',
    'assets/fonts/nunito-800.woff2 alone',
    'LICENSE-nunito.txt beside it',
  ),
  LM070: page(
    'The header shows the logo directly on the page. If the area around its letters is not transparent, players see a rectangle in another colour.',
    'a logo on white, and a dark page',
    'A logo with a transparent background, or a page of the same colour.',
  ),
  LM071: page(
    'The platform counts every amount in hundredths, and the site shows it with two decimals. In a currency without cents players would read decimals that do not exist, or an amount a hundred times too large or too small.',
    `"currency": "CLP"`,
    'A currency with cents, or CLP once the platform has said how it counts it.',
  ),
  LM072: page(
    'Buttons, titles and the bottom bar are made for texts as long as the usual ones. A text that is more than three times as long, and longer than 40 letters, can cover other parts of the page.',
    `{ "core.home": "Welcome to the home of the best games in town" }`,
    `{ "core.home": "Lobby" }`,
  ),
  LM073: page(
    'A site on a public host that talks to a staging system shows players games and balances that are not real, and sends their passwords to a system that is protected less. The doctor knows such systems by words of their names: dev, test, qa, uat, stg, staging, homolog and the like. A site whose own hosts are all of that kind is a staging site, and may.',
    `"apiBase": "https://api-stg.acme.example"`,
    `"apiBase": "https://api.acme.example"`,
  ),
  LM074: page(
    'The address may be left over from a folder that was copied. A platform may also serve several merchants at one address, so this is only a warning.',
    `"apiBase": "https://api.acme.example" in two folders`,
    "The address of this merchant's platform.",
  ),
  LM075: page(
    'With neither way to register, the registration says that it is closed. The links to it stay, because players keep its address and come by it from outside.',
    `"USERNAMEREG3": false, "MOBILENUMREG3": false`,
    `"USERNAMEREG3": true`,
  ),
}

/** The text of `docs/doctor/<code>.md`. */
export function codePage(code: ProblemCode): string {
  const { why, wrong, right, fix } = codePages[code]
  const block = (text: string) => `\`\`\`\n${text}\n\`\`\``
  const mended = fix === undefined ? 'Nothing: this one is to be decided.' : fix
  return `# ${code}: ${problemCodes[code]}\n\n${why}\n\n## Wrong\n\n${block(wrong)}\n\n## Right\n\n${block(right)}\n\n## What \`doctor --fix\` does\n\n${mended}\n`
}
