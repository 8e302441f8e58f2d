// Export these modules together, as one chunk, because a visit that needs one of these modules usually needs all of
// them.
export { fetchSystemStatus } from './fetchSystemStatus.ts'
export { ClosedSite } from './ClosedSite.tsx'
export { MaintenancePage } from './MaintenancePage.tsx'
export { RestrictedRegionPage } from './RestrictedRegionPage.tsx'
