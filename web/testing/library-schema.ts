interface User {
  id: string;
  email: string;
  name: string;
}

/**
 * What the account library answers (LIBRARY_ROUTES of server/routes/auth.ts), which the server's own type does not know.
 * The client reads of it only whether it is a yes; the rest is held by the tests of server/auth.
 */
export interface LibrarySchema {
  '/api/auth/sign-up/email': { $post: { output: { user: User } } };
  '/api/auth/sign-in/email': { $post: { output: { redirect: boolean; user: User } } };
  '/api/auth/sign-out': { $post: { output: { success: boolean } } };
  '/api/auth/send-verification-email': { $post: { output: { status: boolean } } };
}
