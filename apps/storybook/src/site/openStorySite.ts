import { messages, ownMessages } from 'virtual:lobby/messages'
import { capabilities, type PublicMerchant } from '@lobby/merchant'
import { createSessionFixture, createTestSite, type PlatformResponses, type TestSite } from '@lobby/platform/testing'
import { getRecordedResponses } from '../answers/getRecordedResponses.ts'
import { getToolbarSkin } from '../merchants-plugin/skins.ts'
import type { StorySessionKind, ToolbarValues } from '../merchants-plugin/toolbar.ts'
import { getDictionaryLanguage } from '../merchants-plugin/documentLanguage.ts'
import { getWidestMessages } from '../stress/pseudoLocales.ts'

/**
 * The value of `parameters.site` in the story of a screen: the options of the site around the screen. `{}` is a site
 * with only recorded responses.
 */
export interface StorySiteParameters {
  /** Responses that replace recorded responses. */
  readonly answers?: PlatformResponses
  /** True if a response never arrives, because the story shows a loading state. */
  readonly hasPendingAnswer?: true
  /** The market whose legal rules the merchant follows. The default is the market of the merchant's folder. */
  readonly market?: PublicMerchant['market']
  /** The path of the story on the site. The default is home. */
  readonly path?: string
}

/** The platform's member type of each kind of session. */
const types: Readonly<Record<Exclude<StorySessionKind, 'guest'>, number>> = { member: 0, agent: 1, trial: 4 }

/**
 * Opens a site with the toolbar's values. All parts of the site are real, except that the storage is in memory and the
 * responses are recorded.
 */
export async function openStorySite(
  { merchant: id, skin, locale, session, flags }: ToolbarValues,
  { answers, market }: StorySiteParameters,
): Promise<TestSite> {
  const { merchant } = getToolbarSkin({ merchant: id, skin })
  const language = getDictionaryLanguage(locale)
  const media = `${import.meta.env.BASE_URL}media`
  const site = createTestSite({
    merchant: {
      ...merchant,
      ...(market && { market }),
      flags: capabilities.filter((name) => flags[name] ?? merchant.flags.includes(name)),
      // Add the host to which the recorded invitation links lead.
      hosts: [...merchant.hosts, 'acme.localhost'],
      // Serves the recorded pictures. The site shows a picture's name in place of a picture that was not recorded.
      images: { hosts: [media], fallback: media },
    },
    ...(session !== 'guest' && {
      session: createSessionFixture({
        merchantCode: session === 'trial' ? merchant.trialCode : merchant.code,
        userName: session === 'member' ? 'ana' : session,
        type: types[session],
      }),
    }),
    answers: { ...getRecordedResponses({ merchant: merchant.id, locale, session }), ...answers },
    messages:
      locale === 'longest' ? getWidestMessages() : { ...messages[locale], ...ownMessages[merchant.id]?.[locale] },
    language,
  })
  await site.dictionaries.load(language, ['test'])
  return site
}
