import { z } from 'zod'
import { MARKET_NAMES } from '../marketNames.ts'
import { hostNameRule, secureUrlRule } from './addresses.ts'
import { plainTextRule } from './plainText.ts'
import { createSchemaKeyRule, addKeyMetadata } from './textRule.ts'
import {
  assetPathRule,
  countryCodeRule,
  currencyRule,
  firebaseKeyRule,
  firebaseProjectRule,
  firstLanguageCodeRule,
  languageCodeRule,
  merchantCodeRule,
  timeZoneRule,
} from './values.ts'

const licenceText = plainTextRule(300, true)
const exampleLicence = 'Licence MGA/B2C/000/2026, granted by the authority.'
const exampleFirebase = {
  projectId: 'aurora-sign-in',
  apiKey: 'AIzaSyExampleOfAWebAppsKey',
  authDomain: 'aurora-sign-in.firebaseapp.com',
}

const languages = addKeyMetadata(
  z.strictObject({
    default: addKeyMetadata(
      firstLanguageCodeRule,
      'First language',
      'The language that a new visitor sees. It must be one of the offered languages.',
      'PT',
    ),
    offered: addKeyMetadata(
      z.array(languageCodeRule).min(1),
      'Offered languages',
      'The languages in the language popup.',
      ['EN', 'PT'],
    ),
  }),
  'Languages',
  'The languages of the site, and the one that a new visitor sees.',
  { default: 'PT', offered: ['EN', 'PT'] },
)

const licence = addKeyMetadata(
  z.strictObject({
    text: addKeyMetadata(
      z.union([licenceText, z.record(languageCodeRule, licenceText)]),
      'Licence text',
      'Who grants the licence, and its number: one text for all languages, or one for each. A language ' +
        'without a text shows that of the default language.',
      exampleLicence,
    ),
    image: addKeyMetadata(
      assetPathRule.optional(),
      'Seal',
      "The authority's seal: an SVG, PNG or WebP of this folder.",
      'assets/licence.svg',
    ),
    url: addKeyMetadata(
      secureUrlRule.optional(),
      'Licence page',
      "The authority's page about this licence.",
      'https://www.example.net/licence/000',
    ),
  }),
  'Licence',
  'The licence at the bottom of each page.',
  { text: exampleLicence },
)

const firebase = addKeyMetadata(
  z
    .strictObject({
      projectId: addKeyMetadata(
        firebaseProjectRule,
        'Project',
        "The project's id, as the Firebase console shows it.",
        exampleFirebase.projectId,
      ),
      apiKey: addKeyMetadata(
        firebaseKeyRule,
        'Web API key',
        "The web app's key; it is public.",
        exampleFirebase.apiKey,
      ),
      authDomain: addKeyMetadata(
        hostNameRule,
        'Sign-in host',
        'The host of the sign-in windows.',
        exampleFirebase.authDomain,
      ),
      emulator: addKeyMetadata(
        z.boolean().default(false),
        'Emulator',
        'Only for a project named demo-...: signs in with an Auth emulator on this machine. Without a ' +
          'running emulator, third-party sign-in is not offered.',
        true,
      ),
    })
    .optional(),
  'Third-party sign-in',
  "The configuration of the merchant's own Firebase project. Without it, third-party sign-in is off.",
  exampleFirebase,
)

/** `merchant.jsonc`: the name, codes, hosts and legal data of the merchant. */
export const merchantSchema = z
  .strictObject({
    $schema: createSchemaKeyRule('merchant'),
    code: addKeyMetadata(merchantCodeRule, 'Merchant code', 'The code of the merchant on the platform.', 'aurora01'),
    trialCode: addKeyMetadata(
      merchantCodeRule,
      'Trial merchant code',
      'The second code of the same tenant, only for trial accounts. Never equal to `code`.',
      'aurora01t',
    ),
    name: addKeyMetadata(plainTextRule(40), 'Name', 'The name that players see; 40 letters at most.', 'Aurora'),
    shortName: addKeyMetadata(
      plainTextRule(12).optional(),
      'Short name',
      'The name under the icon on a phone, 12 letters at most. Without it, the site uses the name, or the ' +
        'first words of it that fit.',
      'Aurora',
    ),
    hosts: addKeyMetadata(
      z.array(hostNameRule).min(1),
      'Host names',
      'The hosts that the site runs on; it refuses to run on others. Without scheme and port.',
      ['www.example.net'],
    ),
    languages,
    timeZone: addKeyMetadata(
      timeZoneRule,
      'Time zone',
      'An IANA name. The days of records begin at midnight in this zone.',
      'America/Sao_Paulo',
    ),
    countries: addKeyMetadata(
      z.array(countryCodeRule).min(1).optional(),
      'Countries',
      'ISO 3166 codes of the countries that the merchant serves. SMS codes are sent only to their numbers, ' +
        'and the dialling code of the first one is preselected. Without the key, every country is served, and ' +
        'the code of Brazil is preselected.',
      ['BR', 'PT'],
    ),
    currency: addKeyMetadata(currencyRule, 'Currency', 'ISO 4217.', 'BRL'),
    minimumAge: addKeyMetadata(
      z.literal([18, 21]),
      'Minimum age',
      'The age that the law of the region requires: 18 or 21.',
      18,
    ),
    market: addKeyMetadata(
      z.enum(MARKET_NAMES).default('none'),
      'Market',
      'The market whose responsible-gaming rules the site follows: limits, pauses, the session clock and the ' +
        'reality check. Without it, the site has none.',
      'BR',
    ),
    copyright: addKeyMetadata(
      plainTextRule(200),
      'Copyright line',
      'The line at the bottom of each page.',
      '© 2026 Aurora',
    ),
    licence,
    resetCode: addKeyMetadata(
      z.enum(['VERIFICATION3', 'PWRESETSMS3']).default('VERIFICATION3'),
      'Code for a new password',
      'The platform module that sends the SMS code for a forgotten password: the common one, or the one that ' +
        'is only for resets.',
      'PWRESETSMS3',
    ),
    encryptionKey: addKeyMetadata(
      assetPathRule,
      'Encryption key',
      "A file of this folder: the platform's public RSA key, 2048 bits or more, as PEM. Never the private key.",
      'encryption-key.pem',
    ),
    firebase,
  })
  .meta({ title: 'Merchant', description: 'Who the merchant is.' })
