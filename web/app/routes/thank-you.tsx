export { ThankYouPage as default } from '../../features/download/thank-you-page.tsx'
