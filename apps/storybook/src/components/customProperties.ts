import baseCss from '@lobby/ui/tokens.css?raw'
import { propertiesSetIn, type CustomProperty } from './propertiesIn.ts'

/** What the design system sets itself, the same for every merchant. */
export const baseProperties: readonly CustomProperty[] = propertiesSetIn(baseCss)
