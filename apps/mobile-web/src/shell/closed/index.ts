// One chunk: a visit that needs any of it mostly needs all of it.
export { askStatus } from './askStatus.ts'
export { ClosedSite } from './ClosedSite.tsx'
export { MaintenancePage } from './MaintenancePage.tsx'
export { RegionPage } from './RegionPage.tsx'
