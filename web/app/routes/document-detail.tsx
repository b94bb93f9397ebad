export { DetailPage as default } from '../../features/document/detail-page.tsx'
