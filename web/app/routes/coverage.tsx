export { CoveragePage as default } from '../../features/coverage/coverage-page.tsx'
