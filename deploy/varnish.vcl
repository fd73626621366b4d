# Varnish in front of Plinth, keeping pages. Start varnishd with -p http_gzip_support=off: Plinth compresses itself, and
# better. Explained in caches.md.
vcl 4.1;

backend plinth {
    .host = "127.0.0.1";
    .port = "3000";
}

acl plinth_nodes {
    "127.0.0.1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # The value of CACHE_PURGE_TOKEN.
        if (client.ip !~ plinth_nodes || req.http.authorization != "Bearer change-me") {
            return (synth(403));
        }
        if (req.http.surrogate-key !~ "^[a-z0-9-]+$") {
            return (synth(400));
        }
        ban("obj.http.surrogate-key ~ (^|\s)" + req.http.surrogate-key + "(\s|$)");
        return (synth(204));
    }
    # Encodings as few as Plinth sends, or each browser would have copies of its own.
    if (req.http.accept-encoding ~ "\bbr\b") {
        set req.http.accept-encoding = "br";
    } elsif (req.http.accept-encoding ~ "\bgzip\b") {
        set req.http.accept-encoding = "gzip";
    } else {
        unset req.http.accept-encoding;
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Owners, drafts, and visitors who have chosen cookies.
    if (req.http.cookie ~ "(plinth_session|plinth_preview|ss_cookieAllowed|ss_consent)=") {
        return (pass);
    }
    return (hash);
}

sub vcl_backend_response {
    # Whatever Plinth does not want to be kept is not remembered as such either: a page that is made for the first
    # time says so once.
    if (beresp.http.cache-control !~ "s-maxage|immutable" || beresp.http.set-cookie) {
        set beresp.ttl = 0s;
        set beresp.uncacheable = false;
        return (deliver);
    }
    # A page is never shown after its time, unless Plinth does not answer.
    set beresp.grace = 0s;
    set beresp.keep = 1h;
    return (deliver);
}

sub vcl_deliver {
    # Only this cache hears of a publish; those behind it must ask.
    if (resp.http.cache-control ~ "s-maxage") {
        set resp.http.cache-control = "public, max-age=0, must-revalidate";
    }
    unset resp.http.surrogate-key;
    unset resp.http.age;
}
