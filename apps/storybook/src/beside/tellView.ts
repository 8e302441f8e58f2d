import { PLAY_FUNCTION_THREW_EXCEPTION, STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { frameName, isAsked, type Told } from './frameMessages.ts'
import { measureView, type MeasuredView } from './measureView.ts'
import { scrollWithin } from './scrollWithin.ts'

const failed: MeasuredView = { failed: true, unmeasured: 0, troubles: [], elements: [] }

/** In a frame beside others: measures the story when it has come to its end, and again when asked; shows where a trouble is. */
export function tellView(): void {
  if (window.name !== frameName) return
  let last = failed
  const measure = async () => {
    last = await measureView()
    tell()
  }
  const tell = () => {
    const { elements: _, ...view } = last
    window.parent.postMessage({ lobby: 'view', view } satisfies Told, location.origin)
  }
  const hearEnds = async () => {
    const channel = await addons.ready()
    // A play that throws is no error to Storybook, which shows where it stopped.
    let threw = false
    channel.on(PLAY_FUNCTION_THREW_EXCEPTION, () => void (threw = true))
    channel.on(STORY_FINISHED, ({ status }: { readonly status: string }) => {
      const ended = status !== 'error' && !threw
      threw = false
      if (ended) return void measure()
      last = failed
      tell()
    })
  }
  void hearEnds()
  const show = async (at: number) => {
    // The story may have rendered another element since it was measured.
    if (last.elements[at]?.isConnected === false) await measure()
    const element = last.elements[at]
    for (const marked of document.querySelectorAll<HTMLElement>('[data-lobby-shown]')) {
      marked.style.removeProperty('outline')
      delete marked.dataset['lobbyShown']
    }
    if (!(element instanceof HTMLElement)) return
    element.dataset['lobbyShown'] = ''
    element.style.setProperty('outline', '3px solid #ff00aa', 'important')
    scrollWithin(element)
  }
  window.addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isAsked(data)) return
    void (data.lobby === 'measure' ? measure() : show(data.at))
  })
}
