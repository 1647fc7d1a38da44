// The framework looks for its routes beside the root; the table itself stands at the top of the workspace.
export { default } from '../routes.ts';
