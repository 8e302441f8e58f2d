import { useSay } from '@lobby/platform/money'
import { messageFor } from '@lobby/platform/query'
import { InlineNotice } from '@lobby/ui'
import type { Exported } from '../export/useExport.ts'

/** How a file came about, or why it did not. */
export function ExportNotice({ error, done }: { readonly error: unknown; readonly done: Exported | null }) {
  const { t, number } = useSay()
  if (error !== null)
    return <InlineNotice tone="loss">{`${t('reports.export.failed')} ${t(messageFor(error))}`}</InlineNotice>
  if (done === null) return null
  if (done.cut) return <InlineNotice tone="warn">{t('reports.export.cut', { most: number(done.most) })}</InlineNotice>
  return <InlineNotice tone="win">{t('reports.export.done', { count: done.rows })}</InlineNotice>
}
