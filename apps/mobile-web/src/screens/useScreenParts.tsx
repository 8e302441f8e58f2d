import { ServiceLink } from '@lobby/content'
import { Overlay } from '../shell/Overlay.tsx'
import { useSite } from '../siteContext.ts'
import type { ScreenParts } from './table/screenRecord.ts'
import { getPaths, screenTable } from './table/screenTable.ts'

const loadDownloadPopup = () =>
  import('@lobby/content/install-sheets').then((module) => ({ default: module.DownloadPopup }))
const loadAvatarSheet = () => import('@lobby/member/avatars').then((module) => ({ default: module.AvatarSheet }))
const loadPaymentPassword = () =>
  import('@lobby/wallet/payment-password').then((module) => ({ default: module.PaymentPasswordSheet }))

const parts: Omit<ScreenParts, 'version'> = {
  foot: <ServiceLink />,
  returns: screenTable
    .filter(({ afterLogin, guard }) => afterLogin || guard === 'member' || guard === 'invite')
    .flatMap(getPaths),
  renderDownloads: (onClose) => (
    <Overlay load={loadDownloadPopup} texts={['install']} onClose={onClose}>
      {(DownloadPopup) => <DownloadPopup onClose={onClose} />}
    </Overlay>
  ),
  renderPictures: (onClose) => (
    <Overlay load={loadAvatarSheet} onClose={onClose}>
      {(AvatarSheet) => <AvatarSheet onClose={onClose} />}
    </Overlay>
  ),
  renderPaymentPassword: (props) => (
    <Overlay load={loadPaymentPassword} texts={['withdraw', 'errors']} onClose={props.onClose}>
      {(PaymentPassword) => <PaymentPassword {...props} />}
    </Overlay>
  ),
}

/** Returns the props that the app passes to every screen of the screen table. */
export function useScreenParts(): ScreenParts {
  return { ...parts, version: useSite().build }
}
