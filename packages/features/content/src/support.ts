// The help centre and customer service are one chunk, because readers of the help centre often continue to customer
// service.
export { HelpScreen } from './help/HelpScreen.tsx'
export { ServiceScreen } from './service/ServiceScreen.tsx'
