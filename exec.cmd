@rem The npm scripts begin with "exec": on POSIX Node then replaces the shell and gets the signals of npm itself.
@%*
