export { VerifyPage as default } from '../../features/verify/verify-page.tsx'
