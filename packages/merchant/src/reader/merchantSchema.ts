import { z } from 'zod'
import { marketNames } from '../marketNames.ts'
import { hostName, secureUrl } from './addresses.ts'
import { plainText } from './plainText.ts'
import { schemaKey } from './schemaKey.ts'
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

const languages = z
  .strictObject({
    default: firstLanguageCode.meta({
      title: 'First language',
      description: 'What a new visitor reads; one of those that are offered.',
      examples: ['PT'],
    }),
    offered: z
      .array(languageCode)
      .min(1)
      .meta({ title: 'Offered languages', description: 'What the language popup offers.', examples: [['EN', 'PT']] }),
  })
  .meta({
    title: 'Languages',
    description: 'Which the site speaks, and which first.',
    examples: [{ default: 'PT', offered: ['EN', 'PT'] }],
  })

const licence = z
  .strictObject({
    text: z
      .union([licenceText, z.record(languageCode, licenceText)])
      .meta({
        title: 'Licence text',
        description:
          'Who grants the licence, and its number: one text, or one a language; a language without one shows that of the default language.',
        examples: ['Licence MGA/B2C/000/2026, granted by the authority.'],
      }),
    image: assetPath
      .optional()
      .meta({
        title: 'Seal',
        description: "The authority's seal: an SVG, PNG or WebP of this folder.",
        examples: ['assets/licence.svg'],
      }),
    url: secureUrl
      .optional()
      .meta({
        title: 'Licence page',
        description: "The authority's page on this licence.",
        examples: ['https://www.example.net/licence/000'],
      }),
  })
  .meta({
    title: 'Licence',
    description: 'What the foot of each page says of the licence.',
    examples: [{ text: 'Licence MGA/B2C/000/2026, granted by the authority.' }],
  })

const firebase = z
  .strictObject({
    projectId: firebaseProject.meta({
      title: 'Project',
      description: "The project's id, as the Firebase console shows it.",
      examples: ['aurora-sign-in'],
    }),
    apiKey: firebaseKey.meta({
      title: 'Web API key',
      description: "The web app's key; it is public.",
      examples: ['AIzaSyExampleOfAWebAppsKey'],
    }),
    authDomain: hostName.meta({
      title: 'Sign-in host',
      description: 'The host of the sign-in windows.',
      examples: ['aurora-sign-in.firebaseapp.com'],
    }),
    emulator: z
      .boolean()
      .default(false)
      .meta({
        title: 'Emulator',
        description:
          'For a project named demo-... alone: signs in at an Auth emulator of this machine, and offers nothing without one.',
        default: false,
        examples: [true],
      }),
  })
  .optional()
  .meta({
    title: 'Third-party sign-in',
    description: "The configuration of the merchant's own Firebase project. Left out, third-party sign-in is off.",
    examples: [
      {
        projectId: 'aurora-sign-in',
        apiKey: 'AIzaSyExampleOfAWebAppsKey',
        authDomain: 'aurora-sign-in.firebaseapp.com',
      },
    ],
  })

/** `merchant.jsonc`: who the merchant is. */
export const merchantSchema = z
  .strictObject({
    $schema: schemaKey('merchant'),
    code: merchantCode.meta({
      title: 'Merchant code',
      description: 'As the platform knows the merchant.',
      examples: ['aurora01'],
    }),
    trialCode: merchantCode.meta({
      title: 'Trial merchant code',
      description: 'The second code of the same tenant, for trial accounts alone. Never equal to `code`.',
      examples: ['aurora01t'],
    }),
    name: plainText(40).meta({
      title: 'Name',
      description: 'As players read it; 40 letters at most.',
      examples: ['Aurora'],
    }),
    shortName: plainText(12)
      .optional()
      .meta({
        title: 'Short name',
        description:
          'Under the icon on a phone, where 12 letters have room; the name if it is as short, else its first words that fit.',
        examples: ['Aurora'],
      }),
    hosts: z
      .array(hostName)
      .min(1)
      .meta({
        title: 'Host names',
        description: 'Where the site runs; on another host it refuses to. Without scheme and port.',
        examples: [['www.example.net']],
      }),
    languages,
    timeZone: timeZone.meta({
      title: 'Time zone',
      description: 'An IANA name: where the days of records begin.',
      examples: ['America/Sao_Paulo'],
    }),
    countries: z
      .array(countryCode)
      .min(1)
      .optional()
      .meta({
        title: 'Countries',
        description:
          'ISO 3166: the countries that the merchant serves. SMS codes go to their numbers only, and the dialling code of the first one is chosen at first. Left out, every country is served, and that of Brazil is chosen.',
        examples: [['BR', 'PT']],
      }),
    currency: currency.meta({ title: 'Currency', description: 'ISO 4217.', examples: ['BRL'] }),
    minimumAge: z
      .literal([18, 21])
      .meta({ title: 'Minimum age', description: 'What the law of the region asks: 18 or 21.', examples: [18] }),
    market: z
      .enum(marketNames)
      .default('none')
      .meta({
        title: 'Market',
        description:
          'Whose rules of playing responsibly the site follows: limits, pauses, the session clock and the reality check. Without it there are none.',
        examples: ['BR'],
      }),
    copyright: plainText(200).meta({
      title: 'Copyright line',
      description: 'At the foot of each page.',
      examples: ['© 2026 Aurora'],
    }),
    licence,
    resetCode: z
      .enum(['VERIFICATION3', 'PWRESETSMS3'])
      .default('VERIFICATION3')
      .meta({
        title: 'Code for a new password',
        description:
          'By which module of the platform the SMS code of a forgotten password is sent: the common one, or the one for resets alone.',
        examples: ['PWRESETSMS3'],
      }),
    encryptionKey: assetPath.meta({
      title: 'Encryption key',
      description:
        "A file of this folder: the platform's public RSA key, 2048 bits or more, as PEM. Never the private key.",
      examples: ['encryption-key.pem'],
    }),
    firebase,
  })
  .meta({ title: 'Merchant', description: 'Who the merchant is.' })
