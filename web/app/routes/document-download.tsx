export { DocumentDownloadPage as default } from '../../features/checkout/status/document-download-page.tsx'
