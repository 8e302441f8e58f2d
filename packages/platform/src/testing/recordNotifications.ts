import type { Notifier } from '../ports/createNotifier.ts'

export interface RecordedNotifications {
  /** Pass it to `TestApp` or `NotifyProvider`. */
  readonly notify: Notifier
  /** The messages in order, each as `kind: text`. */
  readonly notices: string[]
  /**
   * The messages in order, with their duration if the caller gave one: `notice for 1000 ms: text`. `hidden: text` is
   * the end of a loading message.
   */
  readonly timeline: string[]
}

/** Records every notice, toast and loading message, and shows none of them. */
export function recordNotifications(): RecordedNotifications {
  const notices: string[] = []
  const timeline: string[] = []
  const record = (kind: keyof Notifier, text: string, duration?: number) => {
    notices.push(`${kind}: ${text}`)
    timeline.push(duration === undefined ? `${kind}: ${text}` : `${kind} for ${duration} ms: ${text}`)
  }
  const notify: Notifier = {
    notice: (text, duration) => record('notice', text, duration),
    toast: (text) => record('toast', text),
    loading: (text, duration) => {
      record('loading', text, duration)
      return () => void timeline.push(`hidden: ${text}`)
    },
  }
  return { notify, notices, timeline }
}
