// One chunk, because readers of help often continue to customer service.
export { HelpScreen } from './help/HelpScreen.tsx'
export { ServiceScreen } from './service/ServiceScreen.tsx'
