/** Between the providers and the form. */
export function OrWithEmail() {
  return (
    <div className="my-6 flex items-center gap-3 text-muted">
      <span className="h-px flex-1 bg-border" />
      <span className="type-hint">or with your email</span>
      <span className="h-px flex-1 bg-border" />
    </div>
  );
}
