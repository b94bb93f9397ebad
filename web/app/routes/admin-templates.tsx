export { TemplatesPage as default } from '../../features/admin/templates/templates-page.tsx'
