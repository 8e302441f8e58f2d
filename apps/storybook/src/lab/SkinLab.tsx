import { validateThemeText } from '@lobby/merchant/theme-text'
import { Button, CopyTextButton } from '@lobby/ui'
import { useMemo } from 'react'
import { ContrastTable } from '../foundations/ContrastTable.tsx'
import { getMerchantSkinAndThemeText, formatLabTheme } from '../merchants-plugin/skins.ts'
import { LAB_MERCHANT_ID, type ToolbarValues } from '../merchants-plugin/toolbar.ts'
import { decodeLabTheme, encodeLabTheme, type ChangedLabValues } from './labTheme.ts'
import { LabPreview } from './LabPreview.tsx'
import { createLabSkin } from './createLabSkin.ts'
import styles from './lab.module.css'
import { ContrastCheckResult } from './ContrastCheckResult.tsx'

export interface SkinLabProps {
  /**
   * The toolbar, which determines the initial theme: that of the selected merchant, or a theme of the skin lab from the
   * URL.
   */
  readonly toolbar: ToolbarValues
  /** The values of the theme that the user has changed in the controls panel. */
  readonly changedValues: ChangedLabValues
  /** Called when the user applies a suggested colour, with this colour. */
  readonly onApplyColour: (changed: ChangedLabValues) => void
  /** Called when the user wants to see all stories in the edited theme, with the encoded theme. */
  readonly onShowStories: (skin: string) => void
}

/**
 * Shows a merchant's theme while the user edits it in the controls panel: a preview, the result of the contrast checks,
 * and the `theme.jsonc` to copy.
 */
export function SkinLab({ toolbar, changedValues, onApplyColour, onShowStories }: SkinLabProps) {
  const begun = (toolbar.merchant === LAB_MERCHANT_ID && decodeLabTheme(toolbar.skin)) || {
    merchant: toolbar.merchant,
    changed: {},
  }
  const { skin: base } = getMerchantSkinAndThemeText(begun.merchant)
  const code = encodeLabTheme({ merchant: base.merchant.id, changed: { ...begun.changed, ...changedValues } })
  const { text, made } = useMemo(() => {
    const look = decodeLabTheme(code) ?? { merchant: base.merchant.id, changed: {} }
    const changedText = formatLabTheme(look)
    const { content } = validateThemeText(changedText)
    return { text: changedText, made: content ? createLabSkin(base, content) : { skin: base, failures: [] } }
  }, [code, base])
  const shown = useMemo(() => ({ ...toolbar, merchant: LAB_MERCHANT_ID, skin: code }), [toolbar, code])
  return (
    <main className={styles.lab} lang="en" dir="ltr">
      <section className={styles.column} aria-label="Checked">
        <h1>Skin lab</h1>
        <ContrastCheckResult
          failures={made.failures}
          onApplyColour={(key, colour) => onApplyColour({ [key]: colour })}
        />
        <Button tone="brand" size="s" onClick={() => onShowStories(code)}>
          Show every story in this skin
        </Button>
        <pre className={styles.file} aria-label="theme.jsonc" role="region" tabIndex={0}>
          {text}
        </pre>
        <CopyTextButton text={text} label="Copy for theme.jsonc" doneLabel="Copied" />
        <p className={styles.note}>Fonts are files in the merchant’s folder. Change them there.</p>
        <ContrastTable skins={[made.skin, base]} />
      </section>
      <LabPreview toolbar={shown} skin={made.skin} />
    </main>
  )
}
