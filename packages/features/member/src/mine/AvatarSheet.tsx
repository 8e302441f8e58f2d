import { useText } from '@lobby/i18n'
import { updateHeadIcon, headIconsQuery } from '@lobby/platform/account'
import { useImageHosts } from '@lobby/platform/media'
import { setMutationResult, getErrorMessageId, useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useMemberMutation, useSession } from '@lobby/platform/session'
import { Avatar, ErrorState, FormNotice, Skeleton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from '@lobby/ui/icons'
import { useState } from 'react'
import styles from './AvatarSheet.module.css'

/**
 * Shows the pictures that a member can choose as avatar. A press on a picture chooses it and closes the sheet. After a
 * failure the sheet stays open and shows the error.
 */
export function AvatarSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const api = useApi()
  const queries = useQueryClient()
  const hosts = useImageHosts()
  const failure = useQueryFailureProps()
  const query = headIconsQuery(api, useSession())
  const pictures = useQuery(query)
  const [picked, setPicked] = useState<string | null>(null)
  const { send, isBusy, error } = useMemberMutation({
    mutationKey: ['setHeadIcon'],
    call: (headIcon: string) => updateHeadIcon(api, headIcon),
    onDone: (_, current) => {
      setMutationResult(queries, query.queryKey, (before) => ({ ...before, current }))
      onClose()
    },
  })
  const pick = (headIcon: string) => {
    if (isBusy) return
    setPicked(headIcon)
    send(headIcon)
  }
  const current = isBusy ? picked : pictures.data?.current
  return (
    <Sheet open title={t('mine.pictures')} closeLabel={t('core.close')} onOpenChange={(open) => !open && onClose()}>
      <div className={styles.sheet}>
        {pictures.isError && !pictures.data && <ErrorState title={t('mine.pictures.failed')} {...failure(pictures)} />}
        <FormNotice>{error !== null && t(getErrorMessageId(error))}</FormNotice>
        <div className={styles.grid} aria-busy={pictures.isPending || isBusy || undefined}>
          {pictures.isPending &&
            Array.from({ length: 12 }, (_, index) => (
              <Skeleton key={index} shape="circle" className={styles.wait ?? ''} />
            ))}
          {pictures.data?.icons.map(({ headIcon, url }, index) => (
            <button
              key={headIcon}
              type="button"
              className={styles.choice}
              aria-label={t('mine.pictures.choice', { n: index + 1 })}
              aria-pressed={headIcon === current}
              onClick={() => pick(headIcon)}>
              <Avatar name={headIcon} picture={{ path: url, hosts }} size="l" decorative />
              {headIcon === current && <Check className={styles.check} aria-hidden />}
            </button>
          ))}
        </div>
      </div>
    </Sheet>
  )
}
