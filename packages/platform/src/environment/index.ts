export { hostName } from './hostName.ts'
export { isStandalone, runEnvironment, type RunEnvironment, type Surroundings } from './runEnvironment.ts'
