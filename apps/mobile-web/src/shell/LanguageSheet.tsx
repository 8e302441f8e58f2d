import { getLanguageName, useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { OptionSheet } from '@lobby/ui/option-sheet'
import { useId } from 'react'

/**
 * Renders the language popup: the languages that the merchant offers, each named in that language (specification part
 * 1, section 2).
 */
export function LanguageSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const id = useId()
  const { language, setLanguage } = useLanguage()
  const { offered } = useMerchant().languages
  return (
    <OptionSheet
      id={id}
      open
      title={t('core.language.label')}
      closeLabel={t('core.close')}
      options={offered.map((code) => ({ value: code, label: getLanguageName(code) }))}
      value={language}
      onOpenChange={(open) => !open && onClose()}
      onPick={setLanguage}
    />
  )
}
