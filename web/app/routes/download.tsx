export { DownloadPage as default } from '../../features/checkout/download/download-page.tsx'
