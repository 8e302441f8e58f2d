import { createSessionFixture, type PlatformResponses } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { AvatarSheet } from '../mine/AvatarSheet.tsx'
import { MineScreen } from '../screens/MineScreen.tsx'
import { memberResponses, balanceEndpoint, memberInfoEndpoint } from './memberResponses.ts'

export { balanceEndpoint, memberInfoEndpoint }

export const avatarsEndpoint = 'GET /wps/member/headIcon'
/** Three avatars to choose from. The member has chosen none yet. */
export const avatarsFixture = {
  current: '',
  icons: ['onca', 'arara', 'boto'].map((headIcon) => ({ headIcon, url: `/avatar/${headIcon}.webp` })),
}

/**
 * A data URL in place of an image host. The path becomes the fragment of the data URL, so every path shows the same
 * picture.
 */
const cdn = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#'

export interface RenderMemberCentreOptions {
  /** The member type; null for a guest. */
  readonly type?: number | null
  /** `"1"` selects the new version of the member centre. */
  readonly mem_cen?: string
  readonly promotions?: readonly string[]
  readonly flags?: readonly string[]
  /** The market of the merchant; none by default. */
  readonly market?: 'BR'
  readonly answers?: PlatformResponses
}

/** Renders the member centre, by default for a member with the member type 0. */
export async function renderMemberCentre({
  type = 0,
  mem_cen = '1',
  promotions = [],
  flags = [],
  market,
  ...init
}: RenderMemberCentreOptions = {}) {
  const prompts: string[] = []
  const element = (
    <MineScreen
      renderDownloads={(onClose) => (
        <button type="button" onClick={onClose}>
          Close the downloads
        </button>
      )}
      renderPictures={(onClose) => <AvatarSheet onClose={onClose} />}
    />
  )
  const onLanguagePrompt = () => prompts.push('language')
  const page = await renderScreen(element, {
    path: '/m/mine',
    onLanguagePrompt,
    ...(type === null ? { guest: true } : { session: createSessionFixture({ type }) }),
    merchant: { flags: flags as never, market, images: { hosts: [cdn], fallback: cdn } },
    answers: {
      ...memberResponses,
      'GET /wps/message/unreadCount': { value: 0 },
      [avatarsEndpoint]: { value: avatarsFixture },
      'GET /wps/promotion/enabled': { value: promotions },
      'GET /wps/system/startup': {
        value: {
          info: '',
          location: 'BR',
          maintenance: false,
          regionRestriction: false,
          serverTime: Date.now(),
          mobileTemplate: { mem_cen },
        },
      },
      'GET /wps/system/consolidatedTemplate': {
        value: { mobileTemplate: { mem_cen }, app_background: '', app_desc: '', app_desc_font_color: '' },
      },
      ...init.answers,
    },
  })
  const { site, screen } = page
  return {
    ...page,
    prompts,
    /** Closes the screen and opens it again in the same visit. */
    reopen: async () => {
      await screen.unmount()
      return (await renderScreen(element, { path: '/m/mine', site })).screen.getByRole('main')
    },
    main: screen.getByRole('main'),
    header: screen.getByRole('banner'),
    entry: (name: string) => screen.getByRole('main').getByRole('link', { name, exact: true }),
  }
}
