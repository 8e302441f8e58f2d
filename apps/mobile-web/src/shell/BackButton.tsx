import { useText } from '@lobby/i18n'
import { useBack } from '@lobby/platform/navigation'
import { routes } from '@lobby/platform/routes'
import { IconButton } from '@lobby/ui'
import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import styles from './Header.module.css'

/** The header's arrow: back in history, or home where the specification says so (C08). */
export function BackButton({ home = false }: { readonly home?: boolean }) {
  const t = useText()
  const back = useBack()
  const navigate = useNavigate()
  return (
    <IconButton label={t(home ? 'core.home' : 'core.back')} tone="plain" onClick={home ? () => void navigate(routes.home()) : back}>
      <ArrowLeft className={styles.arrow} aria-hidden />
    </IconButton>
  )
}
