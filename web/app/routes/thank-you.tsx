export { ThankYouPage as default } from '../../features/checkout/status/thank-you-page.tsx'
