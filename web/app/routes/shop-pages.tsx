export { Outlet as default } from 'react-router-dom'
export { ErrorPage as ErrorBoundary } from '../../features/not-found/error-page.tsx'
