import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useScreenVersion } from '@lobby/platform/startup'
import { Page } from '@lobby/ui'
import { useState, type ReactNode } from 'react'
import { MemberCentreCards } from '../mine/MemberCentreCards.tsx'
import { MemberCentreHeader } from '../mine/MemberCentreHeader.tsx'
import { MemberCentreList } from '../mine/MemberCentreList.tsx'
import { MemberCentreSkeleton } from '../mine/MemberCentreSkeleton.tsx'
import { useMemberCentre } from '../mine/useMemberCentre.ts'
import styles from './MineScreen.module.css'

export interface MineScreenProps {
  /** Renders the popup with the merchant's app downloads. Another feature package contains this popup. */
  readonly renderDownloads: (onClose: () => void) => ReactNode
  /** Renders the sheet of avatars. The code of the sheet loads when the sheet opens. */
  readonly renderPictures: (onClose: () => void) => ReactNode
}

/**
 * Renders `/m/mine` and `/m/member/home`, the member centre (specification part 2, section 2.4; C44 in decision 001).
 * Guests can see the member centre too, but must sign in to open most entries. The platform's setting `mem_cen` chooses
 * the new or the base version (CONF-043, CONF-044).
 */
export function MineScreen({ renderDownloads, renderPictures }: MineScreenProps) {
  const t = useText()
  const { name } = useMerchant()
  const version = useScreenVersion('mem_cen')
  const standing = useMemberCentre()
  const [open, setOpen] = useState<'downloads' | 'pictures' | null>(null)
  const close = () => setOpen(null)
  const Version = version === 'new' ? MemberCentreCards : MemberCentreList
  return (
    <>
      <MemberCentreHeader />
      <Page title={t('mine.page', { name })}>
        <div className={styles.screen}>
          {version ? (
            <Version {...standing} onDownload={() => setOpen('downloads')} onPicture={() => setOpen('pictures')} />
          ) : (
            <MemberCentreSkeleton />
          )}
        </div>
      </Page>
      {open === 'downloads' && renderDownloads(close)}
      {open === 'pictures' && renderPictures(close)}
    </>
  )
}
