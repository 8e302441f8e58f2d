import { z } from 'zod'
import { marketNames } from '../marketNames.ts'
import { hostName, secureUrl } from './addresses.ts'
import { plainText } from './plainText.ts'
import { schemaKey, told } from './textRule.ts'
import {
  assetPath,
  countryCode,
  currency,
  firebaseKey,
  firebaseProject,
  firstLanguageCode,
  languageCode,
  merchantCode,
  timeZone,
} from './values.ts'

const licenceText = plainText(300, true)
const exampleLicence = 'Licence MGA/B2C/000/2026, granted by the authority.'
const exampleFirebase = {
  projectId: 'aurora-sign-in',
  apiKey: 'AIzaSyExampleOfAWebAppsKey',
  authDomain: 'aurora-sign-in.firebaseapp.com',
}

const languages = told(
  z.strictObject({
    default: told(
      firstLanguageCode,
      'First language',
      'What a new visitor reads; one of those that are offered.',
      'PT',
    ),
    offered: told(z.array(languageCode).min(1), 'Offered languages', 'What the language popup offers.', ['EN', 'PT']),
  }),
  'Languages',
  'Which the site speaks, and which first.',
  { default: 'PT', offered: ['EN', 'PT'] },
)

const licence = told(
  z.strictObject({
    text: told(
      z.union([licenceText, z.record(languageCode, licenceText)]),
      'Licence text',
      'Who grants the licence, and its number: one text, or one a language; a language without one shows that of the default language.',
      exampleLicence,
    ),
    image: told(
      assetPath.optional(),
      'Seal',
      "The authority's seal: an SVG, PNG or WebP of this folder.",
      'assets/licence.svg',
    ),
    url: told(
      secureUrl.optional(),
      'Licence page',
      "The authority's page on this licence.",
      'https://www.example.net/licence/000',
    ),
  }),
  'Licence',
  'What the foot of each page says of the licence.',
  { text: exampleLicence },
)

const firebase = told(
  z
    .strictObject({
      projectId: told(
        firebaseProject,
        'Project',
        "The project's id, as the Firebase console shows it.",
        exampleFirebase.projectId,
      ),
      apiKey: told(firebaseKey, 'Web API key', "The web app's key; it is public.", exampleFirebase.apiKey),
      authDomain: told(hostName, 'Sign-in host', 'The host of the sign-in windows.', exampleFirebase.authDomain),
      emulator: told(
        z.boolean().default(false),
        'Emulator',
        'For a project named demo-... alone: signs in at an Auth emulator of this machine, and offers nothing without one.',
        true,
      ),
    })
    .optional(),
  'Third-party sign-in',
  "The configuration of the merchant's own Firebase project. Left out, third-party sign-in is off.",
  exampleFirebase,
)

/** `merchant.jsonc`: who the merchant is. */
export const merchantSchema = z
  .strictObject({
    $schema: schemaKey('merchant'),
    code: told(merchantCode, 'Merchant code', 'As the platform knows the merchant.', 'aurora01'),
    trialCode: told(
      merchantCode,
      'Trial merchant code',
      'The second code of the same tenant, for trial accounts alone. Never equal to `code`.',
      'aurora01t',
    ),
    name: told(plainText(40), 'Name', 'As players read it; 40 letters at most.', 'Aurora'),
    shortName: told(
      plainText(12).optional(),
      'Short name',
      'Under the icon on a phone, where 12 letters have room; the name if it is as short, else its first words that fit.',
      'Aurora',
    ),
    hosts: told(
      z.array(hostName).min(1),
      'Host names',
      'Where the site runs; on another host it refuses to. Without scheme and port.',
      ['www.example.net'],
    ),
    languages,
    timeZone: told(timeZone, 'Time zone', 'An IANA name: where the days of records begin.', 'America/Sao_Paulo'),
    countries: told(
      z.array(countryCode).min(1).optional(),
      'Countries',
      'ISO 3166: the countries that the merchant serves. SMS codes go to their numbers only, and the dialling code of the first one is chosen at first. Left out, every country is served, and that of Brazil is chosen.',
      ['BR', 'PT'],
    ),
    currency: told(currency, 'Currency', 'ISO 4217.', 'BRL'),
    minimumAge: told(z.literal([18, 21]), 'Minimum age', 'What the law of the region asks: 18 or 21.', 18),
    market: told(
      z.enum(marketNames).default('none'),
      'Market',
      'Whose rules of playing responsibly the site follows: limits, pauses, the session clock and the reality check. Without it there are none.',
      'BR',
    ),
    copyright: told(plainText(200), 'Copyright line', 'At the foot of each page.', '© 2026 Aurora'),
    licence,
    resetCode: told(
      z.enum(['VERIFICATION3', 'PWRESETSMS3']).default('VERIFICATION3'),
      'Code for a new password',
      'By which module of the platform the SMS code of a forgotten password is sent: the common one, or the one for resets alone.',
      'PWRESETSMS3',
    ),
    encryptionKey: told(
      assetPath,
      'Encryption key',
      "A file of this folder: the platform's public RSA key, 2048 bits or more, as PEM. Never the private key.",
      'encryption-key.pem',
    ),
    firebase,
  })
  .meta({ title: 'Merchant', description: 'Who the merchant is.' })
