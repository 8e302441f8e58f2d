import { copyResponseWithoutContent } from './copyResponseWithoutContent.ts'
import { openPathAndWaitForText, openHomeAndWaitForGames } from './navigate.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'

const createPopupPage = (id: number, title: string, content: string, promotionType: string | null) => ({
  id,
  title,
  content,
  promotionType,
  execution: 'B',
})

const picture = (merchant: string) =>
  `<p><img src="/media/a/banner/${merchant}/1.webp" alt="" width="750" height="320"></p>`

/** Opens home with an announcement popup that has the given pages. */
const openPopup = (pages: (merchant: string) => readonly object[]) => async (visit: ViewOpeningContext) => {
  await visit.changeResponse(/announcement\/home/, (value: object) => ({ ...value, popup: pages(visit.merchant) }))
  await openHomeAndWaitForGames(visit)
  await visit.page.getByRole('dialog').waitFor()
}

/** Views of the content that editors publish: the announcement popup and the notices. */
export const contentViews = {
  '/m/notice': [
    {
      name: 'announcements',
      story: 'screens-announcements--screen',
      open: openPathAndWaitForText('/m/notice', 'notice.popular'),
    },
    {
      name: 'announcements, one open',
      story: 'screens-announcements--one-notice-open',
      needsAxe: true,
      open: async (visit) => {
        await openPathAndWaitForText('/m/notice', 'notice.popular')(visit)
        await visit.page.getByRole('main').locator('button[aria-expanded]').nth(2).click()
        await visit.page.getByRole('main').locator('[aria-expanded=true]').waitFor()
        await visit.page.getByRole('main').locator('li[data-open] p').first().waitFor()
      },
    },
    {
      name: 'announcements, loading',
      story: 'screens-announcements--loading',
      open: async ({ go, holdOperation, page: tab }) => [
        await holdOperation(),
        await go('/m/notice'),
        await tab.locator('main [aria-busy]').waitFor(),
      ],
    },
    {
      name: 'announcements, none',
      story: 'screens-announcements--no-notices',
      open: async (visit) => [
        await visit.changeResponse(/announcement\/(notice|popular)/, copyResponseWithoutContent),
        await openPathAndWaitForText('/m/notice', 'notice.empty.title')(visit),
      ],
    },
    {
      name: 'announcements, failed',
      story: 'screens-announcements--failed',
      open: async (visit) => [
        await visit.failOperation(),
        await openPathAndWaitForText('/m/notice', 'notice.failed')(visit),
      ],
    },
  ],
  /** The key `popup` is not a route, because the popup opens over home. */
  popup: [
    {
      name: 'announcement popup',
      story: 'screens-announcement-popup--first-page',
      needsAxe: true,
      needsDocument: true,
      open: openPopup((merchant) => [
        createPopupPage(
          1,
          'Cadastre-se e ganhe',
          `${picture(merchant)}<p>Abra a sua conta em um minuto e receba <strong>R$ 10</strong> de bônus na hora.</p>`,
          '/m/register',
        ),
        createPopupPage(2, 'Pix na hora', '<p>Saques 24 horas por dia.</p>', null),
        createPopupPage(3, 'Mais', '<p>Mais.</p>', null),
      ]),
    },
    {
      name: 'announcement popup, a long page',
      story: 'screens-announcement-popup--long-page',
      needsAxe: true,
      open: openPopup(() => [
        createPopupPage(
          1,
          'Regulamento da promoção de aniversário',
          `<h3>Como funciona</h3>${'<p>Cada rodada conta para o prêmio da semana, e cada prêmio conta em dobro.</p>'.repeat(12)}`,
          null,
        ),
        createPopupPage(2, 'Mais', '<p>Mais.</p>', null),
      ]),
    },
    {
      name: 'announcement popup, alone',
      story: 'screens-announcement-popup--only-page',
      open: openPopup(() => [createPopupPage(1, 'Boas-vindas', '<p>Que bom ter você aqui.</p>', null)]),
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
