// All of this is one chunk, because a visit that needs one part usually needs all.
export { askStatus } from './askStatus.ts'
export { ClosedSite } from './ClosedSite.tsx'
export { MaintenancePage } from './MaintenancePage.tsx'
export { RegionPage } from './RegionPage.tsx'
