export { StyleGuidePage as default } from '../../features/style-guide/style-guide-page.tsx'
