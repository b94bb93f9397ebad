export { DocumentDownloadPage as default } from '../../features/download/document-download-page.tsx'
