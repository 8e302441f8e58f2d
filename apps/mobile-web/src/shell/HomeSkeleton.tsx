import type { PublicMerchant } from '@lobby/merchant'
import { Carousel, Page, Picture, Rail } from '@lobby/ui'
import { getLeadingWidget } from './getLeadingWidget.ts'
import { PopularGamesSkeleton } from './PopularGamesSkeleton.tsx'
import { TickerSkeleton } from './TickerSkeleton.tsx'
import { HomeWidgetPlaceholder } from './HomeWidgetPlaceholder.tsx'
import styles from './HomeSkeleton.module.css'

export interface HomeSkeletonProps {
  readonly merchant: Pick<PublicMerchant, 'name' | 'hero' | 'layout'>
  /** The texts of the skeleton, by message id. */
  readonly text: Readonly<Record<string, string>>
}

/** Renders home's skeleton. The stamp writes it into the document, and the site shows it while home's chunk loads. */
export function HomeSkeleton({ merchant, text }: HomeSkeletonProps) {
  const { hero, name, layout } = merchant
  const lead = getLeadingWidget(layout)
  const slide = {
    key: 'hero',
    content: <Picture path={hero.src} hosts={['']} alt={name} width={750} height={320} priority />,
  }
  return (
    <Page>
      <Carousel label={text['core.banners.label'] ?? ''} slides={[slide]} slideLabel={() => name} loading />
      <TickerSkeleton />
      {lead && <HomeWidgetPlaceholder of={lead} />}
      <Rail title={text['games.hot.title'] ?? ''} loading />
      <div className={styles.popular}>
        <PopularGamesSkeleton lead={layout.lead} />
      </div>
    </Page>
  )
}
