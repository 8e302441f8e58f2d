import { CustomerServiceButton } from '@lobby/content'
import { LazyOverlay } from '../shell/LazyOverlay.tsx'
import { useSite } from '../siteContext.ts'
import type { SharedScreenProps } from './table/screenRecord.ts'
import { getScreenPaths, screenTable } from './table/screenTable.ts'

const loadDownloadPopup = () =>
  import('@lobby/content/install-sheets').then((module) => ({ default: module.DownloadPopup }))
const loadAvatarSheet = () => import('@lobby/member/avatars').then((module) => ({ default: module.AvatarSheet }))
const loadPaymentPassword = () =>
  import('@lobby/wallet/payment-password').then((module) => ({ default: module.PaymentPasswordSheet }))

const parts: Omit<SharedScreenProps, 'version'> = {
  serviceLink: <CustomerServiceButton />,
  returnPaths: screenTable
    .filter(({ allowsReturn, guard }) => allowsReturn || guard === 'member' || guard === 'invite')
    .flatMap(getScreenPaths),
  renderDownloads: (onClose) => (
    <LazyOverlay load={loadDownloadPopup} texts={['install']} onClose={onClose}>
      {(DownloadPopup) => <DownloadPopup onClose={onClose} />}
    </LazyOverlay>
  ),
  renderPictures: (onClose) => (
    <LazyOverlay load={loadAvatarSheet} onClose={onClose}>
      {(AvatarSheet) => <AvatarSheet onClose={onClose} />}
    </LazyOverlay>
  ),
  renderPaymentPassword: (props) => (
    <LazyOverlay load={loadPaymentPassword} texts={['withdraw', 'errors']} onClose={props.onClose}>
      {(PaymentPassword) => <PaymentPassword {...props} />}
    </LazyOverlay>
  ),
}

/** Returns the props that the app passes to every screen of the screen table. */
export function useSharedScreenProps(): SharedScreenProps {
  return { ...parts, version: useSite().build }
}
