import {
  createSuccessResponse,
  createRefusalResponse,
  type PlatformResponse,
  type PlatformResponses,
} from '@lobby/platform/testing'
import { ActivityInfoScreen } from '@lobby/promotions/screens/ActivityInfoScreen'
import { promotionFixtures } from '@lobby/promotions/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import {
  failingResponse,
  createErrorStory,
  waitForOpenDialog,
  waitForElement,
  pendingResponse,
} from './storyHelpers.ts'

const { mission, application, rejected } = promotionFixtures
const path = '/m/activityInfo?id=2'
const info = 'GET /wps/promotion/info'
const site = (answers: PlatformResponses, more: object = {}) => ({ site: { path, answers, ...more } })
/** Returns the response as a function, because Storybook would merge response objects of different stories deeply. */
const shows = (value: object) => site({ [info]: () => createSuccessResponse(value) })

const meta = {
  title: 'Screens/Promotion',
  component: ActivityInfoScreen,
  parameters: { layout: 'fullscreen', ...shows(mission) },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <ActivityInfoScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof ActivityInfoScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A mission in progress, with the staked part of the required amount. */
export const MissionInProgress: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main progress')).toBeVisible())
  },
}

export const RewardToClaim: Story = {
  parameters: shows({
    ...mission,
    activity: { ...mission.activity, status: 'CLAIM', action: 'CLAIM' },
    doneMinor: 100_000,
  }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('button')).toBeVisible())
    await expect(canvasElement.querySelector('main li[aria-current=step]')).toBeVisible()
  },
}

/** An application in review. */
export const ApplicationInReview: Story = {
  parameters: shows({ ...rejected, activity: { ...rejected.activity, status: 'PROCESS' } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main li[aria-current=step]')).toBeVisible())
    await expect(canvasElement.querySelector('main a[href$="/m/activity"]')).toBeVisible()
  },
}

/** Shows a guest a promotion that has not started or has ended: the terms, and a link to other promotions. */
const forGuest = (status: 'COMING_SOON' | 'CLOSE', more: object): Story => ({
  globals: { session: 'guest' },
  parameters: shows({ ...application, activity: { ...application.activity, status, action: '', ...more } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/activity"]')).toBeVisible())
  },
})
export const NotStarted = forGuest('COMING_SOON', { startsAt: '2040-02-01T12:00:00Z' })
export const Ended = forGuest('CLOSE', { remainTime: 0 })

/** A rejected application, with the reason. */
export const ApplicationRejected: Story = {
  parameters: shows(rejected),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/service"]')).toBeVisible())
  },
}

/** The application form. */
export const ApplicationForm: Story = {
  parameters: shows(application),
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('main button')).toBeVisible())
    await userEvent.click(canvasElement.querySelector('main button') ?? canvasElement)
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=dialog] textarea')).toBeVisible())
  },
}

/** Creates a picture as a file to upload. */
async function drawPicture(name: string, width: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, 200)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}
let uploads = 0
/** Accepts the first upload, and fails all later uploads. */
const uploadOne: PlatformResponse = () =>
  uploads++ === 0
    ? createSuccessResponse({ imageId: 'a'.repeat(32), type: 'png', width: 300, height: 200, bytes: 900 })
    : new Response('', { status: 500 })

/**
 * The application form with a comment that is too long, an uploaded picture, a picture whose upload failed, and a file
 * that is not a picture.
 */
export const ApplicationFormWithErrors: Story = {
  parameters: site({ [info]: () => createSuccessResponse(application), 'POST /wps/file/image': uploadOne }),
  beforeEach: () => void (uploads = 0),
  play: async (context) => {
    await ApplicationForm.play?.(context)
    const { userEvent } = context
    const dialog = await waitForOpenDialog()
    await userEvent.click(within(dialog).getByRole('textbox'))
    await userEvent.paste('R$ 1.000,00! '.repeat(12))
    const files = [
      await drawPicture('win.png', 300),
      await drawPicture('second.png', 200),
      new File(['....ftypheic'], 'holiday.heic', { type: 'image/png' }),
    ]
    await userEvent.upload(await waitForElement(dialog, '[type=file]'), files)
    await waitFor(() => expect(dialog.querySelector('[data-state=failed]')).toBeVisible())
    await expect(dialog.querySelector('[data-state=sent]')).toBeVisible()
    await expect(within(dialog).getByRole('textbox')).toBeInvalid()
  },
}

export const UnknownPromotion: Story = createErrorStory(path, {
  [info]: () => createRefusalResponse('activity.unknown'),
})
export const Loading: Story = { parameters: site({ [info]: pendingResponse }, { hasPendingAnswer: true }) }

export const Failed: Story = createErrorStory(path, { [info]: failingResponse })
