// Export these modules together, as one chunk, because a visit that needs one of them usually needs all.
export { fetchSystemStatus } from './fetchSystemStatus.ts'
export { ClosedSite } from './ClosedSite.tsx'
export { MaintenancePage } from './MaintenancePage.tsx'
export { RegionPage } from './RegionPage.tsx'
