export { DashboardPage as default } from '../../features/admin/dashboard/dashboard-page.tsx'
