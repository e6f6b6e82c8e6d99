### Partnership of Jarls

expansion-partnership = Partnership of Jarls

## What happened

event-shield-given = { $me ->
    [yes] You give { $what } a shield.
   *[no] { $you ->
        [yes] { $who } gives you a shield.
       *[no] { $who } gives { $what } a shield.
    }
}

## Timeline

step-VAL-PARTNER-11 = partners give each other a shield
